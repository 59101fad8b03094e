// Converts the type of a status from int32_t to ICU's UErrorCode.
#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#include <stdint.h>
#include <unicode/utypes.h>

// Swift passes a status as int32_t. As ICU documents, an ICU function does nothing if the status is already a failure.
#define STATUS(status) ((UErrorCode *)(status))

#endif
