// What Embedded Swift expects of a C library, for a WebAssembly module that has none.
//
// Memory comes in blocks of powers of two, each behind a small header; a freed block waits in the
// list of its size. There is one thread, so nothing is locked.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { header_size = 16, smallest = 5, largest = 31, page_size = 65536 };

typedef struct block {
  struct block *next;
  uint32_t order;
} block;

static block *freed[largest + 1];
static uintptr_t top;

// Makes a block of 2^order bytes at the end of the memory, which grows when it has to.
static block *carve(uint32_t order) {
  if (top == 0) top = ((uintptr_t)&__heap_base + header_size - 1) & ~(uintptr_t)(header_size - 1);
  uint64_t end = (uint64_t)top + ((uint64_t)1 << order);
  uint64_t room = (uint64_t)__builtin_wasm_memory_size(0) * page_size;
  if (end > room) {
    uint64_t pages = (end - room + page_size - 1) / page_size;
    if (end > UINT32_MAX || __builtin_wasm_memory_grow(0, (size_t)pages) == (size_t)-1) return NULL;
  }
  block *made = (block *)top;
  top = (uintptr_t)end;
  made->order = order;
  return made;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header_size) return 22;  // EINVAL: no value of the engine needs more.
  if (size > ((size_t)1 << (largest - 1))) return 12;  // ENOMEM
  uint32_t order = smallest;
  while (((size_t)1 << order) < size + header_size) order += 1;
  block *found = freed[order];
  if (found) {
    freed[order] = found->next;
  } else {
    found = carve(order);
    if (!found) return 12;
  }
  *result = (unsigned char *)found + header_size;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  block *returned = (block *)((unsigned char *)pointer - header_size);
  returned->next = freed[returned->order];
  freed[returned->order] = returned;
}

// With bulk memory these three are one instruction each.
void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) {
  return __builtin_memset(to, value, count);
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *left = a, *right = b;
  for (size_t i = 0; i < count; i++) {
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  }
  return 0;
}

// Seeds Swift's hashing. The same seed each time: the engine's answers must not depend on it.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(i * 167 + 13);
}

uintptr_t __stack_chk_guard = 0x51a7e9c3;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
