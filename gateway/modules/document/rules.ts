/** Whether a version such as '2.10' comes after another one such as '2.9': by its first number, then by its second (AB-01). */
export function isNewer(version: string, than: string): boolean {
  const [a = 0, b = 0] = version.split('.').map(Number)
  const [c = 0, d = 0] = than.split('.').map(Number)
  return a > c || (a === c && b > d)
}
