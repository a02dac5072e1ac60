/*
 * Numbers of the bench as words and tables.
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

export const ms = (value) => `${Math.round(value)} ms`
export const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
