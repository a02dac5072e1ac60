/** Is this phone without a network? What the host does not know counts as connected. */
export const isOffline = (): boolean => !navigator.onLine
