/** Path and query of the page shown now. */
export const currentAddress = (): string => window.location.pathname + window.location.search

/** Path of the page shown now, without query. */
export const currentPath = (): string => window.location.pathname

/** The page shown now as a link that opens anywhere. */
export const pageLink = (): string => window.location.origin + currentAddress()

/** The app itself as a link that opens anywhere. */
export const appLink = (): string => window.location.origin + '/'

/** Writes values into the query of the page shown now, without a step in the history: a reload shows the same. '' = left out. */
export function saveInAddress(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  window.history.replaceState(window.history.state, '', window.location.pathname + (text && `?${text}`))
}
