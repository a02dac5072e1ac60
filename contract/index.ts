import { account } from './account'
import { activity } from './activity'
import { assistant } from './assistant'
import { authCentre } from './auth-centre'
import { bankAccount } from './bank-account'
import { bidding } from './bidding'
import { balance } from './balance'
import { binding } from './binding'
import { butler } from './butler'
import { cancellation } from './cancellation'
import { card } from './card'
import { certification } from './certification'
import { contracts } from './contract'
import { demo } from './demo'
import { desk } from './desk'
import { download } from './download'
import { energy } from './energy'
import { firstNotice } from './first-notice'
import { gasPackage } from './gas-package'
import { formDraft } from './form-draft'
import { goodGas } from './good-gas'
import { guest } from './guest'
import { hyq } from './hyq'
import { help } from './help'
import { inspection } from './inspection'
import { invoice } from './invoice'
import { coupon } from './coupon'
import { lead } from './lead'
import { elective } from './elective'
import { lottery } from './lottery'
import { messageCalls } from './message'
import { metering } from './metering'
import { openData } from './open-data'
import { orders } from './orders'
import { outlet } from './outlet'
import { ownData } from './own-data'
import { payment } from './payment'
import { content } from './content'
import { deviation } from './deviation'
import { plan } from './plan'
import { platform } from './platform'
import { recognition } from './recognition'
import { project } from './project'
import { record } from './record'
import { siteCalls } from './record/sites'
import { scan } from './scan'
import { share } from './share'
import { smartCalls } from './smart-message'
import { ticket } from './ticket'

/** Every call of the product, by its key. The gateway mounts it; the app sees its types only. */
export const product = {
  ...account,
  ...binding,
  ...certification,
  ...cancellation,
  ...ownData,
  ...desk,
  ...firstNotice,
  ...formDraft,
  ...authCentre,
  ...scan,
  ...share,
  ...energy,
  ...metering,
  ...outlet,
  ...recognition,
  ...payment,
  ...card,
  ...gasPackage,
  ...bidding,
  ...invoice,
  ...goodGas,
  ...guest,
  ...openData,
  ...help,
  ...content,
  ...coupon,
  ...lead,
  ...balance,
  ...activity,
  ...assistant,
  ...elective,
  ...lottery,
  ...hyq,
  ...platform,
  ...messageCalls,
  ...smartCalls,
  ...record,
  ...siteCalls,
  ...bankAccount,
  ...orders,
  ...ticket,
  ...butler,
  ...inspection,
  ...project,
  ...plan,
  ...deviation,
  ...contracts,
  ...download,
}

/** With those that only a gateway with the demo world answers. */
export const contract = { ...product, ...demo }

export type Contract = typeof contract

// Plain types made from the entries (step `api-types`): inferring them from 380 schemas again was two thirds of the gateway's check.
export type { Api, ApiKey, In, Out, Row } from './api.gen'
