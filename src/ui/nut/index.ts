/*
 * Parts built on NutUI: restyled by tokens, kept apart so that only pages that use them load it.
 */
export { Stepper } from './Stepper'
export { Picker } from './Picker'
export type { PickerChoice, PickerProps } from './Picker'
// Not built on NutUI any more (90 KB on H5); kept under its old address, which brings nothing else along.
export { SearchField } from '../SearchField'
