/* Days, and months beside them: they bring the calendar library, which a page that only shows days does without. */
export * from './day'
export * from './month'
