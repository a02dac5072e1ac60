/** A port that is left out on purpose (`OCR=off` …): a call that needs it answers 2907, and nothing stands in for it. */
export class SwitchedOff extends Error {
  constructor(what: string) {
    super(`${what} is switched off`)
  }
}

/** A method of such a port. */
export const refuses = (what: string) => (): Promise<never> => Promise.reject(new SwitchedOff(what))
