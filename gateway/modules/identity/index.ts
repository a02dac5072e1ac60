import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { contactOf, userOfWechat } from '../message/service'
import { userNames } from '../todo/service'
import { identityHandlers } from './handlers'
import { identityData } from './own-data'
import { usersById } from './users'
import { contactOfUser, tiedUser } from './wechat'
import { identityWork } from './work'

/** Identity: logins, sessions, tokens and the proofs for them. Customer numbers and tenants belong to membership. */
export const identityArea: Area = {
  name: 'identity',
  handlers: identityHandlers,
  work: identityWork,
  extensions: [
    contribute(personalData, identityData),
    answer(userNames, usersById),
    answer(contactOf, contactOfUser),
    answer(userOfWechat, tiedUser),
  ],
}
