/** Query of the address the app was opened at, and the way to take something out of it without another page load. */
export const landingQuery = (): string => window.location.search

/** Puts a cleaned query in place of the present one; path, hash and the other parameters stay. */
export const replaceQuery = (query: string): void => {
  window.history.replaceState(window.history.state, '', window.location.pathname + query + window.location.hash)
}

/** The page shown now with host and hash. */
export const fullAddress = (): string => window.location.href

/** Leaves the app for another address; no way back to the present one. */
export const leaveFor = (url: string): void => window.location.replace(url)

/** Opens another address in place of the app; the host's back leads here again. */
export const leaveTo = (url: string): void => window.location.assign(url)
