/* The member of staff that works on a task of the desk (CV-10). */

/** ms after which a task that was taken and not decided is free again: its clerk went home or lost the page. */
export const TAKEN_FOR = 2 * 3600 * 1000

/** ms before a limit from which on a task counts as due soon. */
export const SOON = 30 * 60 * 1000

interface Taken {
  takenBy: string | null
  takenAt: string | null
}

/** The user that works on a task at `now` (ms); null = no user does. */
export const holderAt = ({ takenBy, takenAt }: Taken, now: number): string | null =>
  takenBy !== null && takenAt !== null && Date.parse(takenAt) + TAKEN_FOR > now ? takenBy : null
