/** Lines of a gateway's log about work that the database has ended because two waited for each other: it is tried again, and shows nowhere else. */
export const deadlocksIn = (output: string): string[] =>
  output.split('\n').filter((line) => line.includes('deadlock detected'))
