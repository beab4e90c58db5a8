// SPDX-License-Identifier: Apache-2.0

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CScutesTerminal.h"

#if defined(__linux__)
#include <link.h>
#include <sys/mman.h>

static int give_back(struct dl_phdr_info *object, size_t size, void *unused) {
  (void)size;
  (void)unused;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
    uintptr_t start = (object->dlpi_addr + segment->p_vaddr) & ~(page - 1);
    uintptr_t end = object->dlpi_addr + segment->p_vaddr + segment->p_memsz;
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

void scutes_process_give_back_code(void) { dl_iterate_phdr(give_back, NULL); }
#else
void scutes_process_give_back_code(void) {}
#endif
