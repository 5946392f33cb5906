#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Whether allocations are counted here: with glibc only.
bool allocations_are_counted(void);

// How many blocks the calling thread has asked for since it started, reallocations included.
uint64_t allocation_count(void);

#endif
