/** A phone has no letter keys beside its text fields. */
export const onLetter =
  (_pressed: (letter: string) => void): (() => void) =>
  () =>
    undefined
