// Counts the work of a process it is preloaded into, for Linux on x86-64.
//
// Every call from one library to another, of which those into Swift's runtime and standard library
// are most, goes through a table of addresses. Each address in it is exchanged for a few
// instructions that count the call and jump to where it led. Without optimisation, reading an
// element, comparing, hashing, retaining and creating an object are such calls, so that their number
// grows as the work does and does not depend on the machine or on what else it does.
//
// When the process ends, the file that QUARTERTURN_WORK names gets two numbers: the calls, where
// 16 bytes copied, compared or filled count as one, and the bytes that were ever allocated.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct { uint64_t calls, copied, allocated; } *counts;
static unsigned char *code, *codeEnd;

static void put(const void *bytes, size_t count) {
  memcpy(code, bytes, count);
  code += count;
}

// `lock incq` or `lock addq %register`, of a counter near the code.
static void count(const void *operation, size_t length, const uint64_t *counter) {
  put(operation, length);
  int32_t distance = (int32_t)((const unsigned char *)counter - (code + 4));
  put(&distance, 4);
}

static const char *const copying[] = {"memcpy", "memmove", "memset", "memcmp", "bcmp", NULL};

static int isOneOf(const char *name, const char *const *names) {
  while (*names != NULL && strcmp(name, *names) != 0) names++;
  return *names != NULL;
}

static void *counted(const char *name, void *target) {
  if (code + 64 > codeEnd) return target;
  void *start = code;
  count("\xF0\x48\xFF\x05", 4, &counts->calls);
  if (isOneOf(name, copying)) count("\xF0\x48\x01\x15", 4, &counts->copied);  // rdx
  if (strcmp(name, "malloc") == 0) count("\xF0\x48\x01\x3D", 4, &counts->allocated);  // rdi
  if (strcmp(name, "realloc") == 0) count("\xF0\x48\x01\x35", 4, &counts->allocated);  // rsi
  if (strcmp(name, "posix_memalign") == 0) count("\xF0\x48\x01\x15", 4, &counts->allocated);
  put("\xFF\x25\x00\x00\x00\x00", 6);  // jmp *0(%rip)
  put(&target, 8);
  return start;
}

static int exchange(struct dl_phdr_info *object, size_t size, void *own) {
  const char *path = object->dlpi_name;
  if (strstr(path, "/libc.") || strstr(path, "/ld-") || strstr(path, "vdso")) return 0;
  if (strcmp(path, own) == 0) return 0;
  const ElfW(Dyn) *entry = NULL;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    if (object->dlpi_phdr[i].p_type == PT_DYNAMIC) {
      entry = (const ElfW(Dyn) *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
    }
  }
  const ElfW(Rela) *slots = NULL;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  size_t slotCount = 0;
  for (; entry != NULL && entry->d_tag != DT_NULL; entry++) {
    if (entry->d_tag == DT_JMPREL) slots = (const ElfW(Rela) *)entry->d_un.d_ptr;
    if (entry->d_tag == DT_PLTRELSZ) slotCount = entry->d_un.d_val / sizeof(ElfW(Rela));
    if (entry->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)entry->d_un.d_ptr;
    if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
  }
  long page = sysconf(_SC_PAGESIZE);
  for (size_t i = 0; i < slotCount; i++) {
    if (ELF64_R_TYPE(slots[i].r_info) != R_X86_64_JUMP_SLOT) continue;
    const char *name = names + symbols[ELF64_R_SYM(slots[i].r_info)].st_name;
    void *target = dlsym(RTLD_DEFAULT, name);
    if (target == NULL) continue;
    void **slot = (void **)(object->dlpi_addr + slots[i].r_offset);
    // Tables that are bound at once are closed for writing afterwards.
    void *start = (void *)((uintptr_t)slot & ~(uintptr_t)(page - 1));
    if (mprotect(start, page, PROT_READ | PROT_WRITE) == 0) *slot = counted(name, target);
  }
  return 0;
}

__attribute__((constructor)) static void begin(void) {
  if (getenv("QUARTERTURN_WORK") == NULL) return;
  size_t size = 1 << 20;
  unsigned char *memory = mmap(
    NULL, size, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  counts = (void *)memory;
  code = memory + 64;
  codeEnd = memory + size;
  Dl_info own;
  dladdr((void *)begin, &own);
  dl_iterate_phdr(exchange, (void *)own.dli_fname);
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("QUARTERTURN_WORK");
  if (counts == NULL || path == NULL) return;
  uint64_t calls = counts->calls + counts->copied / 16, allocated = counts->allocated;
  FILE *file = fopen(path, "w");
  if (file == NULL) return;
  fprintf(file, "%llu %llu\n", (unsigned long long)calls, (unsigned long long)allocated);
  fclose(file);
}
