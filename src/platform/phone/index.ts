/** Opens the dialler with this number. */
export const callPhone = (number: string): void => {
  window.location.href = `tel:${number.replace(/[^\d+-]/g, '')}`
}
