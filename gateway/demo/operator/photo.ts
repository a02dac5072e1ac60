import type { Work } from '../../http/context'
import type { Verdict } from '../../modules/desk/service'
import { findImg, fitsRegister } from '../../modules/metering/service'

/** A reading passes while it fits its register (5.12); a proof is reviewed by staff. */
export async function judgePhotoTask(
  work: Work,
  { companyCode, bizNo, bp }: { companyCode: string; bizNo: string; bp: string | null },
): Promise<Verdict | null> {
  const photo = await findImg(work.db, { bp: bp ?? '', companyCode, imgId: bizNo })
  if (photo?.purpose !== 'READING' || photo.state !== 'SUBMITTED') return null
  return (await fitsRegister(work, photo))
    ? { decision: 'PASS', remark: '' }
    : { decision: 'REJECT', remark: '读数不符' }
}
