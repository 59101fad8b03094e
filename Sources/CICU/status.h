// How the wrappers speak of a status and of text inside CICU.
#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#include <stdint.h>
#include <unicode/utypes.h>

// A status crosses the border as int32_t. ICU skips the call if it holds a failure, as documented.
#define STATUS(status) ((UErrorCode *)(status))

#endif
