import type { Area } from '../../areas'

/** Gas sold ahead: sale, agreement, cycles, extraction, payment (part B 4.1, 4.2, 5.1). */
export const gasPackageArea = {
  name: 'gas-package',
  handlers: {},
} satisfies Area
