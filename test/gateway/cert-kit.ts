/*
 * Certifications as an applicant makes them, and the staff that decides about them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { In } from '@contract'
import { keepMatch } from '../../gateway/modules/membership/service'
import { put } from '../../gateway/modules/file/service'
import { inWork } from '../setup/content-gateway'
import type { Caller, TestGateway } from '../setup/gateway'
import { nextRequestNo } from './case-kit'

export type Submit = In<'default POST /enterprise/certificate/submit'>
export const SUBMIT = 'default POST /enterprise/certificate/submit'
export const DETAIL = 'default GET /enterprise/certificate/detail'

export const licence = (name: string) =>
  readFileSync(join(__dirname, '../../gateway/demo/papers', `licence-${name}.png`))

export const fields = {
  companyName: '锦程食品有限公司',
  uscc: '91131000MA0JCHP08P',
  companyType: '有限责任公司',
  legalPerson: '周涛',
  registeredCapital: '伍佰万元整',
  establishDate: '2016-05-18',
  validFrom: '2016-05-18',
  validTo: '9999-12-31',
  address: '河北省廊坊市安次区建设路61号',
  businessScope: '食品生产；食品销售；货物进出口。',
}
/** A picture as the upload would have left it. */
export async function uploaded(gateway: TestGateway, caller: Caller, name: string): Promise<string> {
  const ownerId = caller.headers.userid ?? ''
  const { fileId } = await inWork(gateway, (work) =>
    put(work, {
      name: `${name}.png`,
      bytes: licence(name),
      bizType: 'CERT',
      ownerRef: `CERT:${ownerId}`,
      ownerId,
      companyCode: '1001',
    }),
  )
  // The service stores what the product made itself without its size; an uploaded picture has one.
  await gateway.db.updateTable('uploadFile').set({ width: 960, height: 680 }).where('fileId', '=', fileId).execute()
  return fileId
}

/** Found by two facts, as on 确认客户信息. */
export const found = (gateway: TestGateway, caller: Caller, bp: string, companyCode = '1001') =>
  inWork(gateway, (work) => keepMatch(work, caller.headers.userid ?? '', { bp, companyCode }))

export async function form(gateway: TestGateway, caller: Caller, over: Partial<Submit> = {}): Promise<Submit> {
  return {
    requestNo: nextRequestNo(),
    companyCode: '1001',
    bps: ['1000000008'],
    licenseFileId: over.licenseFileId ?? (await uploaded(gateway, caller, 'valid')),
    isLegalPerson: '1',
    fields,
    editedFields: [],
    contactName: '周涛',
    generalTaxpayer: '0',
    ...over,
  }
}

export const ocr = (caller: Caller, fileID: string) =>
  caller.call('default POST /enterprise/certificate/ocr', { fileID })

/** Numbers found, licence read, and handed in, as the page does. */
export async function submitted(gateway: TestGateway, caller: Caller, over: Partial<Submit> = {}) {
  const input = await form(gateway, caller, over)
  for (const bp of input.bps) await found(gateway, caller, bp, input.companyCode)
  await ocr(caller, input.licenseFileId)
  return caller.call(SUBMIT, input)
}
