import type { OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { uploadsOf, type FileRow } from './repo'

/* A user's uploads, for the copy of personal data (PIPL art. 45): they can be opened where the product shows them. */

const PURPOSES: Readonly<Record<string, string>> = {
  AVATAR: '头像',
  SIGNATURE: '签名',
  CERT: '企业认证材料',
  TITLE: '开票资料',
  TT_PROOF: '电汇凭证',
  DISPUTE: '账单异议材料',
  METER_IMG: '表具照片',
  METER: '表具照片',
  INVOICE: '发票材料',
}

const placeOf = ({ exifLng, exifLat }: FileRow): string | null =>
  exifLng === null || exifLat === null ? null : `${exifLng}, ${exifLat}`

const uploads: OwnData = async (work, { userId }) =>
  listed('上传的文件', await uploadsOf(work.db, userId), [
    ['文件名', 30, ({ name }) => name],
    ['用途', 16, ({ bizType }) => PURPOSES[bizType] ?? '其他'],
    ['类型', 16, ({ mime }) => mime],
    ['大小（字节）', 14, ({ size }) => String(size)],
    ['上传时间', 20, ({ createdAt }) => moment(createdAt)],
    ['拍摄时间', 20, ({ exifTakenAt }) => moment(exifTakenAt)],
    ['拍摄位置（经度, 纬度）', 24, placeOf],
  ])

export const fileData = { upload_file: uploads }
