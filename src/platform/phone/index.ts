/** Opens the dialler with this number. */
export function callPhone(number: string): void {
  const link = document.createElement('a')
  link.href = `tel:${number.replace(/[^\d+-]/g, '')}`
  link.click()
}
