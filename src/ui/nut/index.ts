/*
 * Parts built on NutUI (ADR 0014). A page that imports one of them loads its chunk (config/h5-chunks.ts); the first route imports
 * none.
 */
export { Calendar } from './calendar/Calendar'
export { DatePicker } from './wheels/DatePicker'
export { Rate } from './rate/Rate'
