import { callerCalls } from '@contract/account/caller'
import { customerCalls } from '@contract/account/customers'
import { implement } from '../../http/handlers'
import { tokenGiven } from '../identity/service'
import { catalogueWith } from './catalogue'
import { clientConfig, loginUser, menusOf } from './clients'
import { companyList } from './companies'
import { customerList, setDefaultCustomer } from './customers'
import { changedInfo, switchedInfo, userInfo } from './user-info'

/** The caller and the caller's customer numbers. */
export const callerHandlers = implement(
  { ...callerCalls, ...customerCalls },
  {
    'auth GET {participant}/getLoginUserInfo': (ctx) => loginUser(ctx, ctx.session),
    'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}': (ctx, input) => menusOf(ctx, ctx.session, input),
    'default GET /crmgas/config/client': (ctx) => clientConfig(ctx, ctx.session),
    'default POST /crmgas/portal/user/userInfo': async (ctx) => {
      const info = await userInfo(ctx, ctx.session)
      // AU-01: a caller without a business token gets the one of this session.
      return ctx.header('authorization') ? info : { ...info, token: await tokenGiven(ctx, ctx.session.sessionId) }
    },
    'default POST /crmgas/portal/user/updateProfile': (ctx, input) => changedInfo(ctx, ctx.session, input),
    'default POST /crmgas/portal/user/customerListNew': (ctx, input) =>
      customerList(ctx, ctx.session, input.code ?? ''),
    'default POST /crmgas/portal/user/switchCustomer': (ctx, input) => switchedInfo(ctx, ctx.session, input),
    'default POST /crmgas/portal/user/setDefaultCustomer': (ctx, input) =>
      setDefaultCustomer(ctx, ctx.session, input.bindingId),
    'default GET /hqw/authority/getHqwAllModelsByGroupBy': async (ctx) => catalogueWith(ctx.session.models),
    'default GET /crmgas/company/list': (ctx, input) => companyList(ctx, input.city ?? '', input.keyword ?? ''),
  },
)
