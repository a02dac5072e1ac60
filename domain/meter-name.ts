/** What a customer calls a meter: the customer's own name for it, else the number on the plate. */
export const meterName = (meter: { alias: string; meterNo: string }): string => meter.alias || meter.meterNo
