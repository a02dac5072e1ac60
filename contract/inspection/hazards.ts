import { Type as t } from '@sinclair/typebox'
import { Id, Text } from '../common'
import { endpoints } from '../endpoint'
import { Hazard, SignMeta } from './words'

/* Part D 5.5: what a customer does about a hazard. */
export const hazardCalls = endpoints({
  'default GET /crmgas/inspection/hazard/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ hazardId: Id }),
    out: Hazard,
    summary: 'A hazard with its timeline; level 1 without the model',
  },
  'default POST /crmgas/inspection/hazard/confirm': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2902', '2904', '44305', '44312', '44852'],
    once: true,
    in: t.Object({
      hazardId: Id,
      version: t.Integer(),
      signerName: Text(20, 2),
      signFileId: Id,
      signMeta: SignMeta,
    }),
    out: Hazard,
    summary: 'Signs for the notice of one hazard',
  },
  'default POST /crmgas/inspection/hazard/extend': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2902', '2904', '44309', '44313', '44314'],
    in: t.Object({
      hazardId: Id,
      version: t.Integer(),
      days: t.Integer({ minimum: 1, maximum: 30 }),
      reason: Text(200, 5),
    }),
    out: Hazard,
    summary: 'Asks once for more time',
  },
  'default POST /crmgas/inspection/hazard/rectify': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2902', '2904', '44308', '44315', '44852'],
    once: true,
    in: t.Object({
      hazardId: Id,
      version: t.Integer(),
      content: Text(300, 5),
      /** Uploaded for HAZARD. */
      files: t.Array(Id, { minItems: 1, maxItems: 9 }),
    }),
    out: Hazard,
    summary: 'Reports it as fixed, with photos',
  },
  'default POST /crmgas/inspection/hazard/withdraw': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2902', '2904', '44316'],
    in: t.Object({ hazardId: Id, version: t.Integer() }),
    out: Hazard,
    summary: 'Takes that back before a re-inspection is arranged',
  },
  'btwob POST /inspection/hazard/appeal': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2902', '2904'],
    in: t.Object({ hazardId: Id, version: t.Integer(), reason: Text(200, 5) }),
    out: Hazard,
    summary: 'Objects to a stop that is proposed or confirmed; the desk decides with it',
  },
})
