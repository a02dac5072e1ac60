import {
  childOrderTransitions,
  extractionChangeTransitions,
  gasPackageTransitions,
  packageOrderTransitions,
  supplementTransitions,
  supplyAgreementTransitions,
} from '@domain/statuses/gas-package'
import { tradePaymentTransitions } from '@domain/statuses/trade-payment'
import { orderChanged } from '../payment/service'
import { machine } from '../../states'

export const gasPackageMachine = machine({
  table: 'gasPackage',
  column: 'state',
  key: ['companyCode', 'packageId'],
  moves: gasPackageTransitions,
  entity: null,
})

export const packageOrderMachine = machine({
  table: 'packageOrder',
  column: 'state',
  key: ['bp', 'orderNo'],
  moves: packageOrderTransitions,
  entity: 'package_order',
  tells: orderChanged,
})

export const childOrderMachine = machine({
  table: 'childOrder',
  column: 'state',
  key: ['bp', 'childNo'],
  moves: childOrderTransitions,
  entity: 'child_order',
  tells: orderChanged,
})

export const supplementMachine = machine({
  table: 'supplementOrder',
  column: 'state',
  key: ['bp', 'buNo'],
  moves: supplementTransitions,
  entity: 'supplement_order',
  tells: orderChanged,
})

export const extractionChangeMachine = machine({
  table: 'extractionChange',
  column: 'state',
  key: ['bp', 'changeNo'],
  moves: extractionChangeTransitions,
  entity: 'extraction_change',
})

export const supplyAgreementMachine = machine({
  table: 'supplyAgreement',
  column: 'state',
  key: ['bp', 'agreeId'],
  moves: supplyAgreementTransitions,
  entity: null,
  touched: null,
})

export const tradePaymentMachine = machine({
  table: 'tradePayment',
  column: 'state',
  key: ['bp', 'payNo'],
  moves: tradePaymentTransitions,
  entity: 'trade_payment',
})
