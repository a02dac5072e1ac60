const KB = 1024

/** Bytes as readers know them, with one decimal at most: '1KB' for anything up to that, '340KB', '1.4MB'. */
export function fileSize(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))}KB`
  return `${Math.round((bytes / KB / KB) * 10) / 10}MB`
}
