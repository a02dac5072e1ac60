import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { deviceUses, validities } from '@domain/statuses/gas-device'
import { siteSources, siteStatus } from '@domain/statuses/usage-site'
import { Id, Nullable, OneOf } from '../common'

/** A positive number of at most `digits` before the point, with so many decimals. */
export const Positive = (digits: number, decimals: number, description: string) =>
  t.String({ pattern: `^\\d{1,${digits}}\\.\\d{${decimals}}$`, description })

/** Letters, digits, `-`, `/` and `.` of a plate (D 4.16). */
export const SerialNo = t.String({ pattern: '^[A-Za-z0-9./-]{0,40}$' })

export const Validity = OneOf(...codes(validities))
export const DeviceUse = OneOf(...codes(deviceUses))
export const Review = OneOf(...codes(siteStatus))
export const Source = OneOf(...codes(siteSources))

/** A picture with its signed address. */
/** A picture or a document, by its signed address. */
export const ShownFile = t.Object({ fileId: Id, name: t.String(), url: t.String(), isImage: t.Boolean() })
export const Picture = t.Object({ fileId: Id, url: t.String() })

/** The change of a confirmed record that waits or was sent back. */
export const Revision = Nullable(t.Object({ id: Id, reviewStatus: Review, rejectReason: t.String() }))

/** Records by how far their ends are. */
export const ValidityCounts = t.Object({
  all: t.Integer(),
  NORMAL: t.Integer(),
  DUE_SOON: t.Integer(),
  OVERDUE: t.Integer(),
})

export const Load = t.Object({
  meterNo: t.String(),
  name: t.String(),
  /** m³/h. */
  qmax: Nullable(t.String()),
  total: t.String(),
  /** '0.85' is 85 %; null: the meter's greatest flow is not known. */
  ratio: Nullable(t.String()),
  mark: Nullable(OneOf('FULL', 'NEARLY')),
})
