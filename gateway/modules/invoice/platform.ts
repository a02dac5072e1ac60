/**
 * The answer of a call to the tax platform, or the error that it ended with. Wraps the port's call alone: an error of our own code stays
 * an error, and is never taken for a silent platform.
 */
export const orItsError = <T>(call: Promise<T>): Promise<T | Error> =>
  call.catch((error: unknown) => {
    if (error instanceof Error) return error
    throw error
  })
