/** The package of the mini-program carries no pictures for it. */
export const Shots = (): null => null
