/** Path and query of the page shown now. */
export const currentAddress = (): string => window.location.pathname + window.location.search

/** Path of the page shown now, without query. */
export const currentPath = (): string => window.location.pathname

/** The page shown now as a link that opens anywhere. */
export const pageLink = (): string => window.location.origin + currentAddress()
