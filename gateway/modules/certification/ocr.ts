import type { In, Out } from '@contract'
import { jsonb } from '../../db/connect'
import type { Ctx, Session } from '../../http/context'
import { Refusal } from '../../http/refusal'
import type { LicenseReading } from '../../ports/license'
import { SwitchedOff } from '../../ports/switched-off'
import { openOwn } from '../file/service'
import { sealText } from '../../secret'
import { saveReading } from './repo'
import { isLicensePicture } from './rules/form'

type Key = 'default POST /enterprise/certificate/ocr'

/** CE-02: what the reader makes of the picture; kept, so that later changes are known. A reader that fails is 2310. */
export async function readLicense(ctx: Ctx<Session>, { fileID }: In<Key>): Promise<Out<Key>> {
  const file = await openOwn(ctx, ctx.session.userId, fileID)
  if (!file) throw new Refusal('2560')
  if (!isLicensePicture(file)) throw new Refusal('2301')
  const reading = await read(ctx, file)
  const { reader, recognised, fields, link } = reading
  const confidence = reading.confidence.toFixed(2)
  await ctx.transaction((tx) =>
    saveReading(tx.db, {
      fileId: fileID,
      userId: tx.session.userId,
      reader,
      recognised,
      confidence,
      fields: jsonb({ ...fields, legalPerson: '' }),
      legalPersonEnc: sealText(tx, fields.legalPerson),
      link,
      createdAt: tx.clock.iso(),
    }),
  )
  return { recognised: recognised ? '1' : '0', reader, confidence, fields }
}

async function read(ctx: Ctx<Session>, file: { bytes: Buffer; mime: string }): Promise<LicenseReading> {
  try {
    return await ctx.ports.licenseReader.read(file)
  } catch (error) {
    if (error instanceof SwitchedOff) throw error
    ctx.log.warn({ err: error }, 'business licence not read')
    throw new Refusal('2310')
  }
}
