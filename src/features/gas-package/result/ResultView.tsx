import type { ViewParams } from '@/routes/table'
import { PayResult } from './PayResult'
import { Submitted } from './Submitted'

/** 提交结果 (B 6.1): how a payment ended, or that something was submitted. */
export function ResultView({ scene, payNo, bizNo }: ViewParams<'/subPagesB/pages/gas-package/gas-submit-result'>) {
  return payNo === undefined ? <Submitted scene={scene} bizNo={bizNo} /> : <PayResult payNo={payNo} />
}
