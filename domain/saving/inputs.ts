import { compareDecimals } from '../decimal-text'

/** A field of an estimate: its name, unit and the range that it takes, both ends included (E-N-14, E-N-15). */
export interface SavingField {
  label: string
  unit: string
  least: string
  most: string
  /** Decimal places. */
  places: number
}

const fumes = { unit: '℃', least: '40', most: '400', places: 1 }
const oxygen = { unit: '%', least: '0.5', most: '15', places: 1 }
const efficiency = { unit: '%', least: '10', most: '80', places: 1 }
const shared = {
  volume: { label: '月用气量', unit: 'm³', least: '1', most: '10000000', places: 2 },
  price: { label: '气价', unit: '元/m³', least: '0.0001', most: '20', places: 4 },
}

export const savingFields = {
  flue: {
    fumesBefore: { label: '当前排烟温度', ...fumes },
    fumesAfter: { label: '目标排烟温度', ...fumes },
    air: { label: '进风温度', unit: '℃', least: '-30', most: '50', places: 1 },
    oxygenBefore: { label: '当前含氧量', ...oxygen },
    oxygenAfter: { label: '目标含氧量', ...oxygen },
    ...shared,
  },
  stove: {
    efficiencyBefore: { label: '当前热效率', ...efficiency },
    efficiencyAfter: { label: '目标热效率', ...efficiency },
    ...shared,
  },
} as const satisfies Record<string, Record<string, SavingField>>
export type SavingTool = keyof typeof savingFields

/** Whether a typed number is in the range of its field, with no more places than it takes. */
export function isWithin(typed: string, { least, most, places }: SavingField): boolean {
  const number = new RegExp(`^-?\\d{1,8}(\\.\\d{1,${places}})?$`)
  return number.test(typed) && compareDecimals(typed, least) >= 0 && compareDecimals(typed, most) <= 0
}

/** The name of the first field that is out of its range; null: all are fine. */
export function fieldOutOfRange(tool: SavingTool, values: Readonly<Record<string, string>>): string | null {
  const fields: Record<string, SavingField> = savingFields[tool]
  return Object.entries(fields).find(([key, field]) => !isWithin(values[key] ?? '', field))?.[1].label ?? null
}
