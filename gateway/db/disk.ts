/** Whether an error says that the disk is full, as Node, PostgreSQL and the embedded engine (errno 51 of WASI) say it. */
export function isDiskFull(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown }
  return code === 'ENOSPC' || code === '53100' || errno === 51
}
