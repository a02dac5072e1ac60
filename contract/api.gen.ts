// Made from the contract by `npm run api:types`; do not edit.
export interface Api {
  'auth POST {auth}/userCenter/unify/auth/isValid4GrantCode': {
    in: { grantCode?: string }
    out: boolean
    refuses: never
  }
  'auth POST {base}/unify/auth/authentication': {
    in: { grantCode?: string; code?: string; tenantId?: string; appId?: string; rememberMe?: '1' | '0'; entrustedTenantId?: string; terminalType?: 'APP' | 'H5' | 'WEAPP' | 'PC' | 'ICOME' }
    out: { ennUnifiedAuthorizationCookie: { name: 'ennUnifiedAuthorization'; value: string; maxAge: number; path: '/' }; ennUnifiedCsrfToken: string; ennUnifiedGrantCode: string; tenantId: string; expireAt: string }
    refuses: '4101' | '4102'
  }
  'auth POST {init}/unify/auth/getAccessToken': {
    in: { grantCode?: string; code?: string; tenantId?: string; appId?: string; rememberMe?: '1' | '0'; entrustedTenantId?: string; terminalType?: 'APP' | 'H5' | 'WEAPP' | 'PC' | 'ICOME' }
    out: { ennUnifiedAuthorizationCookie: { name: 'ennUnifiedAuthorization'; value: string; maxAge: number; path: '/' }; ennUnifiedCsrfToken: string; ennUnifiedGrantCode: string; tenantId: string; expireAt: string }
    refuses: '4101' | '4102'
  }
  'auth POST {base}/unify/auth/refreshToken': {
    in: unknown
    out: { ennUnifiedAuthorizationCookie: { name: 'ennUnifiedAuthorization'; value: string; maxAge: number; path: '/' }; ennUnifiedCsrfToken: string; ennUnifiedGrantCode: string; tenantId: string; expireAt: string }
    refuses: never
  }
  'auth POST {gateway}/userCenter/unify/auth/getTmpToken': {
    in: { grantCode?: string; rememberMe?: '1' | '0'; tenantId?: string }
    out: { tmpToken: string; expireIn: number }
    refuses: never
  }
  'auth POST {base}/unify/auth/logout': {
    in: unknown
    out: true
    refuses: never
  }
  'default GET /crmgas/portal/sms/captcha': {
    in: { way?: 'wait' }
    out: { captchaId: string; image: string; readyAt?: string }
    refuses: never
  }
  'default POST /crmgas/portal/sms/sendSms': {
    in: { phone?: string; smsType: 'LOGIN' | 'RESET' | 'BINDWX' | 'BIND' | 'OLDPHONE' | 'NEWPHONE' | 'TRANSFER' | 'CANCEL' | 'EXPORT' | 'TITLE' | 'BALANCE_PAY' | 'PAY_APPROVE' | 'GRANT' | 'CONTRACT_SIGN' | 'BANK_VIEW' | 'BANK_DELETE' | 'STAFF'; bp?: string; companyCode?: string; agreeId?: string; taskId?: string; captchaId?: string; captchaCode?: string }
    out: { interval: number; expire: number }
    refuses: '2001' | '2004' | '2005' | '2006' | '2007' | '2102'
  }
  'default POST /crmgas/portal/login/icLoginSms': {
    in: { username: string; smsCode: string; agreement?: string; terminalType: 'APP' | 'H5' | 'WEAPP' | 'PC' | 'ICOME'; rememberMe?: '1' | '0'; deviceName?: string }
    out: { token: string; userId: string; grantCode: string; tenantId: string; isNew: '1' | '0'; cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3' }
    refuses: '2001' | '2002' | '2003' | '2012' | '2019' | '2502'
  }
  'default POST /crmgas/portal/login/icLogin': {
    in: { username: string; password: string; agreement?: string; terminalType: 'APP' | 'H5' | 'WEAPP' | 'PC' | 'ICOME'; rememberMe?: '1' | '0'; deviceName?: string; captchaId?: string; captchaCode?: string }
    out: { token: string; userId: string; grantCode: string; tenantId: string; isNew: '1' | '0'; cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3' }
    refuses: '2001' | '2006' | '2007' | '2008' | '2009' | '2012' | '2019' | '2502'
  }
  'default POST /crmgas/portal/login/resetPassword': {
    in: { username: string; smsCode: string; password: string }
    out: true
    refuses: '2001' | '2002' | '2003' | '2013' | '2014'
  }
  'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx': {
    in: { appletAppliedNo?: string; code: string; deviceName?: string; agreement?: string; identifyOnly?: '1' | '0' }
    out: { sessionKey: string; openId: string; isLogin: 0 | 1; token: string; userId: string; grantCode: string; tenantId: string }
    refuses: '2015' | '2019' | '2502'
  }
  'default POST?appletAppliedNo /crmgas/portal/login/bindWx': {
    in: { appletAppliedNo?: string; openId: string; sessionKey: string; phoneCode?: string; phone?: string; smsCode?: string; agreement?: string; replace?: '1' | '0'; rememberMe?: '1' | '0'; deviceName?: string }
    out: { token: string; userId: string; grantCode: string; tenantId: string; isNew: '1' | '0'; cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3'; openId: string }
    refuses: '2001' | '2002' | '2003' | '2012' | '2015' | '2016' | '2019' | '2502'
  }
  'default GET /crmgas/saveOpenIdAccountRelation': {
    in: { openId: string }
    out: true
    refuses: '2021'
  }
  'default POST /crmgas/portal/login/unbindWx': {
    in: {}
    out: true
    refuses: never
  }
  'default POST /crmgas/portal/login/anonymous': {
    in: { deviceId: string }
    out: { token: string; expireIn: number; anonymous: '1' }
    refuses: never
  }
  'default POST:query /crmgas/portal/user/logout': {
    in: { username?: string }
    out: true
    refuses: never
  }
  'default POST /crmgas/portal/user/revokeCancel': {
    in: { revokeTicket?: string }
    out: true
    refuses: '2040' | '2503'
  }
  'default POST /crmgas/portal/user/changePassword': {
    in: { oldPassword?: string; smsCode?: string; password: string }
    out: true
    refuses: '2002' | '2003' | '2008' | '2009' | '2013' | '2014'
  }
  'default POST /crmgas/portal/user/changePhone': {
    in: { securityTicket: string; newPhone: string; smsCode: string }
    out: { token: string; userId: string; grantCode: string; tenantId: string; isNew: '1' | '0'; cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3' }
    refuses: '2001' | '2002' | '2003' | '2018' | '2040'
  }
  'default GET /crmgas/portal/user/deviceList': {
    in: unknown
    out: ({ sessionId: string; deviceName: string; terminalType: 'APP' | 'H5' | 'WEAPP' | 'PC' | 'ICOME'; ip: string; region: string; lastSeenAt: string; isCurrent: '1' | '0' })[]
    refuses: never
  }
  'default POST /crmgas/portal/user/kickDevice': {
    in: { sessionId?: string }
    out: true
    refuses: '2041' | '2902'
  }
  'default GET /crmgas/getToken': {
    in: unknown
    out: { accessToken: string; expireIn: number }
    refuses: never
  }
  'default GET /crmgas/portal/login/getTicketTokenByUrl': {
    in: { url: string }
    out: { appId: string; timestamp: number; nonceStr: string; signature: string }
    refuses: '2020'
  }
  'default GET /small/smart-wx-info/get': {
    in: { scene?: 'bill' | 'supply' | 'order' | 'service' | 'hyq' }
    out: { appletAppId: string; originalId: string; homePath: string; envVersion: 'develop' | 'trial' | 'release'; jsapiAppId: string; account?: { name: string; qrUrl: string; followed: boolean; bound: boolean } | null; openIdBound?: boolean; templates?: ({ tmplKey: string; tmplId: string; title: string; scene: 'bill' | 'supply' | 'order' | 'service' | 'hyq'; desc: string; remaining: number; lastResult: 'accept' | 'reject' | 'ban' | 'filter' | null; always: boolean })[] }
    refuses: never
  }
  'zh GET:form /auth/ent/getAuthToken': {
    in: { securityTicket?: string }
    out: { authToken: string; expireIn: number; scope: 'customer' | 'staff' }
    refuses: '2040'
  }
  'default POST /crmgas/portal/user/userInfo': {
    in: unknown
    out: { userId: string; bp: string | ''; username: string; customerName: string; company: string; companyCode: string; companyName: string; region: string; reviewStatus: '' | '0' | '1' | '2' | '3'; rejectReason: string; masterUsername: string; isMaster: '1' | '0'; nickname: string; portrait: string; position: string; email: string; registeredAt: string; hasPassword: '1' | '0'; isCertApplicant: '1' | '0'; isStaff: '1' | '0'; wxBound: '1' | '0'; certStatus: '' | '10' | '20' | '30' | '40' | '50' | '60' | '00'; customerClass: '' | 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'; hasAccount: '1' | '0'; tenantId: string; entrustedTenantId: string; cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3'; token?: string }
    refuses: never
  }
  'default POST /crmgas/portal/user/updateProfile': {
    in: { nickname?: string; portrait?: string; position?: string; email?: string }
    out: { userId: string; bp: string | ''; username: string; customerName: string; company: string; companyCode: string; companyName: string; region: string; reviewStatus: '' | '0' | '1' | '2' | '3'; rejectReason: string; masterUsername: string; isMaster: '1' | '0'; nickname: string; portrait: string; position: string; email: string; registeredAt: string; hasPassword: '1' | '0'; isCertApplicant: '1' | '0'; isStaff: '1' | '0'; wxBound: '1' | '0'; certStatus: '' | '10' | '20' | '30' | '40' | '50' | '60' | '00'; customerClass: '' | 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'; hasAccount: '1' | '0'; tenantId: string; entrustedTenantId: string; cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3'; token?: string }
    refuses: '2030' | '2031' | '2610' | '44852'
  }
  'default GET /crmgas/config/client': {
    in: unknown
    out: { hotline: string; emergencyHotline: string; features: { invoiceEnabled: '1' | '0'; nfcEnabled: '1' | '0'; lotteryEnabled: '1' | '0'; gptEnabled: '1' | '0' }; webviewHosts: string[]; ssoHosts: string[]; privacyVersion: string; agreementVersion: string; certAutoHours: number }
    refuses: never
  }
  'auth GET {participant}/getLoginUserInfo': {
    in: unknown
    out: { userId: string; username: string; nickname: string; tenantId: string; tenantName: string; entrustedTenantId: string | null; empNo: string | null; tenants: ({ tenantId: string; tenantName: string; kind: 'GAS' | 'SERVICE' })[] }
    refuses: never
  }
  'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}': {
    in: { iss: string; tenantId: string; appId: string }
    out: { data: { menuCode: string; menuName: string; route: string; icon: string; sort: number; funcs: string[] }[] }
    refuses: never
  }
  'default POST /crmgas/portal/user/customerListNew': {
    in: { userName?: string; code?: string }
    out: { list: ({ bindingId: string; bp: string; customerName: string; companyCode: string; companyName: string; tenantId: string; region: string; address: string; customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'; isMaster: '1' | '0'; reviewStatus: '0' | '1' | '2' | '3'; masterUsername: string; rejectReason: string; isDefault: '1' | '0'; isCurrent: '1' | '0'; arrears: string | null; overdue: string | null })[]; counts: { total: number; passed: number; pending: number } }
    refuses: never
  }
  'default POST /crmgas/portal/user/switchCustomer': {
    in: { bp: string; companyCode?: string }
    out: { userId: string; bp: string | ''; username: string; customerName: string; company: string; companyCode: string; companyName: string; region: string; reviewStatus: '' | '0' | '1' | '2' | '3'; rejectReason: string; masterUsername: string; isMaster: '1' | '0'; nickname: string; portrait: string; position: string; email: string; registeredAt: string; hasPassword: '1' | '0'; isCertApplicant: '1' | '0'; isStaff: '1' | '0'; wxBound: '1' | '0'; certStatus: '' | '10' | '20' | '30' | '40' | '50' | '60' | '00'; customerClass: '' | 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'; hasAccount: '1' | '0'; tenantId: string; entrustedTenantId: string; cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3'; token?: string }
    refuses: never
  }
  'default POST /crmgas/portal/user/setDefaultCustomer': {
    in: { bindingId: string }
    out: true
    refuses: never
  }
  'default GET /hqw/authority/getHqwAllModelsByGroupBy': {
    in: unknown
    out: ({ groupCode: string; groupName: string; sort: number; models: ({ modelCode: string; modelName: string; description: string; has: '1' | '0'; masterOnly: '1' | '0'; defaultForSub: '1' | '0' })[] })[]
    refuses: never
  }
  'default GET /crmgas/company/list': {
    in: { city?: string; keyword?: string }
    out: ({ companyCode: string; companyName: string; region: string; city: string; hotline: string; emergencyHotline: string; businessHours: string; licenceUscc: string; licenceUrl: string | null; gasLicenceNo: string; gasLicenceValidTo: string | null; lng: number | null; lat: number | null })[]
    refuses: never
  }
  'default POST /crmgas/portal/security/verify': {
    in: { scene: 'bind' | 'changePhone' | 'transfer' | 'cancel' | 'title' | 'payApprove' | 'exportData' | 'grant' | 'staff'; way: 'sms' | 'password'; smsCode?: string; password?: string; bp?: string; companyCode?: string }
    out: { securityTicket: string; expireIn: number }
    refuses: '2002' | '2003' | '2008' | '2009' | '2102'
  }
  'default POST /crmgas/portal/user/queryCustomerInfo': {
    in: { companyCode: string; bp?: string; meterNo?: string; customerName?: string }
    out: { matchTicket: string; bp: string; companyCode: string; companyName: string; customerNameMasked: string; addressMasked: string; customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'; meters: string[]; reservedPhoneMasked: string; hasMaster: '1' | '0'; masterUsernameMasked: string; roles: ('MASTER_SMS' | 'MASTER_CERT' | 'SUB')[]; certPassed: '1' | '0' }
    refuses: '2102' | '2103' | '2104' | '2105' | '2120'
  }
  'default POST /crmgas/portal/user/bindCustomer': {
    in: { matchTicket: string; role: 'MASTER_SMS' | 'MASTER_CERT' | 'SUB'; securityTicket?: string; relation?: 'STAFF' | 'FINANCE' | 'AGENT' | 'OTHER'; applyReason?: string } & { requestNo: string }
    out: { bindingId: string; reviewStatus: '0' | '1' | '2' | '3'; isMaster: '1' | '0' }
    refuses: '2040' | '2101' | '2104' | '2105' | '2106' | '2107' | '2111' | '2209' | '2902'
  }
  'default POST /crmgas/portal/user/unbindCustomer': {
    in: { bindingId: string }
    out: true
    refuses: '2112' | '2113' | '2902'
  }
  'default POST /crmgas/portal/user/reapplyBinding': {
    in: { bindingId: string; relation: 'STAFF' | 'FINANCE' | 'AGENT' | 'OTHER'; applyReason: string } & { requestNo: string }
    out: { reviewStatus: '2'; deadlineAt: string }
    refuses: '2107' | '2111' | '2203' | '2902'
  }
  'default POST /crmgas/portal/user/withdrawBinding': {
    in: { bindingId: string }
    out: true
    refuses: '2203' | '2902'
  }
  'default POST /crmgas/portal/user/transferMaster': {
    in: { securityTicket: string; bp: string; toBindingId?: string; toPhone?: string; quit: '1' | '0' } & { requestNo: string }
    out: true
    refuses: '2040' | '2101' | '2113' | '2207' | '2208' | '2306' | '2902'
  }
  'default POST /crmgas/portal/user/claimMaster': {
    in: { bp: string; reason: string } & { requestNo: string }
    out: { claimId: string; deadlineAt: string }
    refuses: '2113' | '2208' | '2209' | '2902'
  }
  'default POST /crmgas/portal/user/objectClaim': {
    in: { claimId: string; reason: string }
    out: true
    refuses: '2203' | '2902'
  }
  'default GET /crmgas/portal/user/masterClaim': {
    in: { bp: string }
    out: { certPassed: '1' | '0'; customerName: string; claim: { claimId: string; status: 'OPEN' | 'OBJECTED' | 'DONE' | 'REJECTED'; reason: string; objection: string; username: string; appliedAt: string; deadlineAt: string; isMine: '1' | '0' } | null }
    refuses: never
  }
  'default GET /hqw/subAccount/list': {
    in: { reviewStatus?: '0' | '1' | '2' | '3'; pageNum?: number; pageSize?: number }
    out: { list: ({ bindingId: string; bp: string; customerName: string; companyName: string; username: string; remarkName: string; nickname: string; relation: 'STAFF' | 'FINANCE' | 'AGENT' | 'OTHER'; applyReason: string; reviewStatus: '0' | '1' | '2' | '3'; rejectReason: string; applyAt: string; deadlineAt: string | null; reviewedAt: string | null; modelCount: number; spends: string; lastSeenAt: string | null; version: number })[]; total: number; pageNum: number; pageSize: number; counts: { pending: number; passed: number; rejected: number; timeout: number }; limit: number }
    refuses: never
  }
  'default GET /hqw/subAccount/detail': {
    in: { bindingId: string }
    out: { bindingId: string; bp: string; customerName: string; companyName: string; username: string; remarkName: string; nickname: string; relation: 'STAFF' | 'FINANCE' | 'AGENT' | 'OTHER'; applyReason: string; reviewStatus: '0' | '1' | '2' | '3'; rejectReason: string; applyAt: string; deadlineAt: string | null; reviewedAt: string | null; modelCount: number; spends: string; lastSeenAt: string | null; version: number; masterUsername: string; isMaster: '1' | '0'; models: string[]; log: { at: string; byName: string; added: string[]; removed: string[] }[] }
    refuses: never
  }
  'default POST /hqw/subAccount/review': {
    in: { bindingId: string; result: '1' | '0'; rejectReason?: string; models?: string[]; remarkName?: string; securityTicket?: string }
    out: { bindingId: string; bp: string; customerName: string; companyName: string; username: string; remarkName: string; nickname: string; relation: 'STAFF' | 'FINANCE' | 'AGENT' | 'OTHER'; applyReason: string; reviewStatus: '0' | '1' | '2' | '3'; rejectReason: string; applyAt: string; deadlineAt: string | null; reviewedAt: string | null; modelCount: number; spends: string; lastSeenAt: string | null; version: number }
    refuses: '2040' | '2107' | '2201' | '2202' | '2203' | '2204' | '2205' | '2902'
  }
  'default POST /hqw/subAccount/remove': {
    in: { bindingId: string }
    out: true
    refuses: '2203' | '2902'
  }
  'default POST /hqw/subAccount/rename': {
    in: { bindingId: string; remarkName: string }
    out: true
    refuses: '2902'
  }
  'default POST /hqw/subAccount/createInvite': {
    in: { models: string[]; remarkName: string; securityTicket?: string }
    out: { scanId: string; qrText: string; expireAt: string }
    refuses: '2040' | '2107' | '2201' | '2205' | '2902'
  }
  'default GET /hqw/authority/getSubModels': {
    in: { bindingId: string }
    out: ({ groupCode: string; groupName: string; sort: number; models: ({ modelCode: string; modelName: string; description: string; has: '1' | '0'; masterOnly: '1' | '0'; defaultForSub: '1' | '0' })[] })[]
    refuses: never
  }
  'default POST /hqw/authority/saveSubModels': {
    in: { bindingId: string; models: string[]; limits?: { perOrder: string | null; perMonth: string | null }; version: number; securityTicket?: string }
    out: { version: number }
    refuses: '2040' | '2201' | '2205' | '2206' | '2902'
  }
  'btwob GET /authority/payLimit': {
    in: { bindingId: string }
    out: { perOrder: string | null; perMonth: string | null; version: number }
    refuses: '2108'
  }
  'btwob POST /authority/payLimit/save': {
    in: { bindingId: string; perOrder: string | null; perMonth: string | null; version: number; securityTicket?: string }
    out: { version: number }
    refuses: '2040' | '2108' | '2206' | '2902'
  }
  'default GET /hqw/authority/logList': {
    in: { bindingId: string; pageNum?: number; pageSize?: number }
    out: { list: { at: string; byName: string; added: string[]; removed: string[] }[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /enterprise/certificate/ocr': {
    in: { fileID: string }
    out: { recognised: '1' | '0'; reader: string; confidence: string; fields: { companyName: string; uscc: string; companyType: string; legalPerson: string; registeredCapital: string; establishDate: string; validFrom: string; validTo: string; address: string; businessScope: string } }
    refuses: '2301' | '2310' | '2560'
  }
  'default POST /enterprise/certificate/submit': {
    in: { companyCode: string; bps: string[]; licenseFileId: string; authLetterFileId?: string; isLegalPerson: '1' | '0'; fields: { companyName: string; uscc: string; companyType: string; legalPerson: string; registeredCapital: string; establishDate: string; validFrom: string; validTo: string | '9999-12-31'; address: string; businessScope: string }; editedFields: ('companyName' | 'uscc' | 'companyType' | 'legalPerson' | 'registeredCapital' | 'establishDate' | 'validFrom' | 'validTo' | 'address' | 'businessScope')[]; contactName: string; generalTaxpayer: '1' | '0'; taxProofFileId?: string } & { requestNo: string }
    out: { certId: string; status: '10' | '20' | '30' | '40' | '50' | '60' | '00' }
    refuses: '2102' | '2104' | '2301' | '2302' | '2303' | '2304' | '2305' | '230601' | '230602' | '230603' | '2312' | '44852'
  }
  'default GET /enterprise/certificate/detail': {
    in: { certId?: string }
    out: { certId: string; companyCode: string; fields: { companyName: string; uscc: string; companyType: string; legalPerson: string; registeredCapital: string; establishDate: string; validFrom: string; validTo: string; address: string; businessScope: string }; contactName: string; contactPhoneMasked: string; isLegalPerson: '1' | '0'; generalTaxpayer: '1' | '0'; editedFields: string[]; status: '10' | '20' | '30' | '40' | '50' | '60' | '00'; rejectReason: string; submittedAt: string | null; reviewedAt: string | null; bps: string[]; boundBps: string[]; skipped: ({ bp: string; reason: 'HAS_MASTER' | 'OTHER_ENTITY' | 'NO_CODE' | 'NOT_FOUND' | 'FULL' })[]; isOwn: '1' | '0'; license: { fileId: string; url: string } | null; authLetter: { fileId: string; url: string } | null; taxProof: { fileId: string; url: string } | null } | null
    refuses: '2902'
  }
  'default POST /enterprise/certificate/withdraw': {
    in: { certId: string }
    out: true
    refuses: '2311' | '2902'
  }
  'default GET /enterprise/certificate/template': {
    in: { kind: 'AUTHLETTER' | 'RELATION' }
    out: { title: string; images: string[]; fileUrl: string; fileName: string }
    refuses: never
  }
  'default GET /enterprise/qualification/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ qualId: string; kind: 'LICENSE' | 'TAXPAYER' | 'AUTHLETTER' | 'HAZMAT' | 'FIRE' | 'OTHER'; kindName: string; purpose: string; status: '10' | '20' | '30' | '40' | '50' | '60' | '00'; validTo: string | null; endsSoon: '1' | '0'; rejectReason: string; files: { fileId: string; url: string }[]; certId: string | null; updatedAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /enterprise/qualification/save': {
    in: { qualId?: string; kind: 'LICENSE' | 'TAXPAYER' | 'AUTHLETTER' | 'HAZMAT' | 'FIRE' | 'OTHER'; fileIds: string[]; validTo?: string } & { requestNo: string }
    out: { qualId: string; kind: 'LICENSE' | 'TAXPAYER' | 'AUTHLETTER' | 'HAZMAT' | 'FIRE' | 'OTHER'; kindName: string; purpose: string; status: '10' | '20' | '30' | '40' | '50' | '60' | '00'; validTo: string | null; endsSoon: '1' | '0'; rejectReason: string; files: { fileId: string; url: string }[]; certId: string | null; updatedAt: string }
    refuses: '2312' | '2902' | '2904' | '44852'
  }
  'cms GET /cms/media/paper/{name}': {
    in: { name: string }
    out: null
    refuses: never
  }
  'default GET /crmgas/portal/user/cancelCheck': {
    in: unknown
    out: { items: ({ code: string; name: string; passed: '1' | '0'; hint: string; route: string })[]; canCancel: '1' | '0'; owes: '1' | '0'; effectiveAt: string | null }
    refuses: never
  }
  'default POST /crmgas/portal/user/cancelAccount': {
    in: { securityTicket: string; reason: '不再使用' | '更换账号' | '隐私顾虑' | '其他'; remark?: string }
    out: { cancelId: string; effectiveAt: string }
    refuses: '2040' | '2501'
  }
  'default GET /crmgas/portal/user/closeGasCheck': {
    in: unknown
    out: { arrears: string; installmentDue: string; unwrittenCard: string; meterBalance: string | null; openOrders: number; uninvoicedAmount: string; items: ({ code: string; name: string; passed: '1' | '0'; hint: string; route: string })[] }
    refuses: '2110'
  }
  'default POST /crmgas/portal/user/exportData': {
    in: { securityTicket: string } & { requestNo: string }
    out: { url: string; fileName: string }
    refuses: '2040' | '2504'
  }
  'btwob GET /review/list': {
    in: { pageNum?: number; pageSize?: number; bizType?: string; decided?: '1' | '0'; share?: 'ALL' | 'FREE' | 'MINE'; taskId?: string }
    out: { list: ({ taskId: string; bizType: string; bizNo: string; bp: string | null; rule: 'autoPass' | 'autoReject' | 'manual'; dueAt: string | null; createdAt: string; decision: 'PASS' | 'REJECT' | 'ADJUST' | null; decidedAt: string | null; decidedBy: string | null; remark: string; title: string; customerName: string; facts: { label: string; value: string }[]; files: { name: string; url: string }[]; replies: string[]; takenBy: string | null; isMine: '1' | '0' })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /review/summary': {
    in: unknown
    out: { overdue: number; soon: number; free: number; mine: number; kinds: { bizType: string; count: number }[]; dead: number; staffName: string }
    refuses: never
  }
  'btwob POST /review/take': {
    in: { taskId: string; take: '1' | '0' }
    out: { taskId: string; isMine: '1' | '0' }
    refuses: '2203' | '2210' | '2212' | '2902'
  }
  'btwob GET /review/customer': {
    in: { taskId: string }
    out: { groups: ({ title: string; facts: ({ label: string; value: string; tone: 'primary' | 'success' | 'warning' | 'danger' | 'muted' | null })[] })[] }
    refuses: '2902'
  }
  'btwob POST /review/decide': {
    in: { taskId: string; decision: 'PASS' | 'REJECT' | 'ADJUST'; volume?: string; remark: string; requestNo?: string }
    out: { taskId: string; decision: 'PASS' | 'REJECT' | 'ADJUST'; decidedAt: string }
    refuses: '2202' | '2203' | '2210' | '2212' | '2902' | '2904'
  }
  'btwob GET /work/dead': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: { itemId: string; kind: string; key: string; error: string; tries: number; failedAt: string }[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob POST /work/dead/decide': {
    in: { itemId: string; decision: 'RETRY' | 'DROP' }
    out: { itemId: string; decision: 'RETRY' | 'DROP' }
    refuses: '2902'
  }
  'btwob GET /firstNotice/months': {
    in: unknown
    out: { list: ({ month: string; countedAt: string; first: number; late: number; open: number; share: number | null; kinds: ({ kind: 'BILL' | 'HIGH_USE' | 'STOP' | 'HAZARD_DUE' | 'CONTRACT_END' | 'DATA_GAP' | 'MONEY_LATE' | 'PLAN_CUTOFF' | 'PACKAGE_END' | 'PRICE_NOTICE' | 'CERT_END' | 'LEAK'; isMeasured: boolean; first: number; late: number; open: number; share: number | null })[] })[] }
    refuses: never
  }
  'btwob POST /draft/save': {
    in: { place: string; values: string }
    out: { savedAt: string }
    refuses: never
  }
  'btwob GET /draft/list': {
    in: unknown
    out: { list: { place: string; values: string; savedAt: string }[] }
    refuses: never
  }
  'btwob POST /draft/clear': {
    in: { place: string }
    out: { cleared: boolean }
    refuses: never
  }
  'auth POST {init}/unify/auth/logoutOnServer': {
    in: unknown
    out: true
    refuses: never
  }
  'auth GET {init}/authCentre/session': {
    in: { appid: string; redirect?: string }
    out: { loggedIn: boolean; appName: string; redirectAllowed: boolean; tenants: ({ tenantId: string; tenantName: string; kind: 'GAS' | 'SERVICE'; companyCode: string | null; logo: string; entrusting: { tenantId: string; tenantName: string }[] })[]; lastTenantId: string }
    refuses: '4102'
  }
  'auth POST {init}/authCentre/login': {
    in: { way: 'sms' | 'password'; username: string; smsCode?: string; password?: string; agreement?: string; rememberMe?: '1' | '0'; captchaId?: string; captchaCode?: string }
    out: { tenants: ({ tenantId: string; tenantName: string; kind: 'GAS' | 'SERVICE'; companyCode: string | null; logo: string; entrusting: { tenantId: string; tenantName: string }[] })[] }
    refuses: '2001' | '2002' | '2003' | '2006' | '2007' | '2008' | '2009' | '2012' | '2019' | '2502'
  }
  'auth POST {init}/authCentre/iCome': {
    in: { code: string }
    out: { tenants: ({ tenantId: string; tenantName: string; kind: 'GAS' | 'SERVICE'; companyCode: string | null; logo: string; entrusting: { tenantId: string; tenantName: string }[] })[]; empNo: string }
    refuses: '2017' | '2019' | '2502'
  }
  'auth POST {init}/authCentre/grant': {
    in: { appid: string; redirect: string; tenantId: string; entrustedTenantId?: string; withTempAuthCode?: '1' | '0'; extras?: Record<string, string> }
    out: { location: string }
    refuses: '2019' | '2502' | '4101' | '4102' | '4103'
  }
  'default POST /crmgas/scan/create': {
    in: { kind: 'PC_LOGIN'; pcName: string }
    out: { scanId: string; qrText: string; expireAt: string }
    refuses: never
  }
  'default GET /crmgas/scan/poll': {
    in: { scanId: string }
    out: { status: 'S0' | 'S1' | 'S2' | 'S3' | 'S4'; loginCode?: string }
    refuses: never
  }
  'default POST /crmgas/scan/scan': {
    in: { scanId: string }
    out: { kind: 'PC_LOGIN' | 'SUB_INVITE'; status: 'S0' | 'S1' | 'S2' | 'S3' | 'S4'; info: { pcName?: string; ip?: string; region?: string; createdAt: string; expireAt: string; bp?: string; customerName?: string; models?: string[] } }
    refuses: '2105' | '2107' | '2550' | '2551' | '2902'
  }
  'default POST /crmgas/scan/confirm': {
    in: { scanId: string; confirm: '1' | '0' }
    out: { status: 'S0' | 'S1' | 'S2' | 'S3' | 'S4'; bindingId?: string }
    refuses: '2101' | '2105' | '2107' | '2550' | '2551' | '2902'
  }
  'default POST /crmgas/share/create': {
    in: { targetType: 'article' | 'product' | 'activity' | 'hyq' | 'lottery' | 'knowledge' | 'app'; targetId: string; channel: 'wxFriend' | 'timeline' | 'copyLink' | 'qr' | 'native'; s?: string }
    out: { shareCode: string; title: string; desc: string; imageUrl: string; path: string; h5Url: string; expireAt: string }
    refuses: 'E3001'
  }
  'default GET /crmgas/share/resolve': {
    in: { s: string }
    out: { state: 'active' | 'expired' | 'revoked'; targetType: 'article' | 'product' | 'activity' | 'hyq' | 'lottery' | 'knowledge' | 'app'; targetId: string; title: string; desc: string; imageUrl: string; companyName: string; route: string | null; isPublic: boolean }
    refuses: 'E3002'
  }
  'default POST /crmgas/share/visit': {
    in: { s: string; visitorKey: string; platform: 'weapp' | 'h5wx' | 'h5' | 'native'; action: 'open' | 'toApp' | 'toDetail' | 'login' | 'lead' }
    out: null
    refuses: never
  }
  'default GET /crmgas/share/poster': {
    in: { s: string }
    out: { title: string; companyName: string; codeKind: 'wxacode' | 'qr'; hint: string; image: string }
    refuses: 'E3002'
  }
  'default GET /crmgas/share/qrcode': {
    in: { s: string; kind?: 'wxacode' | 'qr' }
    out: null
    refuses: 'E3002'
  }
  'default GET /crmgas/getSysTime': {
    in: unknown
    out: { sysTime: string; isoTime: string; today: string; holidays: { date: string; name: string; isWorkday: boolean }[] }
    refuses: never
  }
  'default POST:query /crmgas/portal/user/getGuideMapFlag': {
    in: { applicationType?: string; versionNum: string }
    out: { guideFlag: '1' | '0'; steps: { imgUrl: string; target: string }[] }
    refuses: never
  }
  'default GET /crmgas/findSapSysFlag': {
    in: unknown
    out: { sapSysFlag: '1' | '0'; cutoverMonth: string | null; billVersionNow: 'NEW' | 'OLD' }
    refuses: '2902'
  }
  'dg GET /small/gasplan/getNewCustomer': {
    in: unknown
    out: { isNewCustomer: '1' | '0'; planMode: 'DAILY' | 'MONTHLY' | 'NONE'; groupCount: number; defaultGroupId: string | null; contractYear: string | null; planYear: string | null; planVolume: string | null; planMonthVolume: string | null; dayPlanToday: string | null; hint: string; energyPage: 'DG' | 'NORMAL' }
    refuses: never
  }
  'default GET /crmgas/home/summary': {
    in: { meterId?: string }
    out: { account: { bp: string; customerName: string; gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'; balance: string | null; available: string | null; provisional: string | null; frozen: string | null; provisionalMonths: { billMonth: string; amount: string; isRunning: boolean }[]; arrears: string | null; installmentDue: string | null; overdueAmount: string | null; inPayment: { count: number; totalDue: string; paid: string } | null; daysLeft: number | null; ifPaid: { cycles: string[]; daysLeft: number | null } | null; dueDate: string | null; unpaidCount: number; overdueCount: number; sapSysFlag: '1' | '0' }; meters: ({ meterId: string; meterNo: string; alias: string; meterType: 'IC' | 'IOT' | 'MECH'; chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'; model: string; caliber: string; maker: string; location: string; gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; gasUseText: string; digits: number; qmax: string; state: 'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED'; valveState: 'OPEN' | 'CLOSED' | 'UNKNOWN' | 'NONE'; onlineState: 'ONLINE' | 'OFFLINE' | 'NA'; batteryPct: number | null; lastReading: string; lastReadingAt: string | null; remainVolume: string | null; cardType: 'NFC' | 'CONTACT' | null; icMode: 'VOLUME' | 'AMOUNT' | null; channels: ({ channelNo: string; name: string; hasCorrector: boolean; lastReading: string; lastReadingAt: string | null })[]; priceNow: string | null; available: string | null; openGasOrderId: string | null; imgWindow: { open: boolean; from: string; to: string }; meterImg: { imgId: string; url: string | null; takenAt: string; reading: string; state: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'SUPERSEDED' } | null })[]; meterCount: number; banner: { type: 'STOPPED' | 'NOTICED' | 'WARNED' | 'SUPPLY' | 'UNKNOWN' | 'CYCLE_LAPSE' | 'OVERDUE' | 'WAIT_WRITE' | 'STATEMENT' | 'LOW_BALANCE'; tone: 'danger' | 'warning'; text: string; url: string; count: number } | null; partial?: true; failedParts?: ({ system: 'meterFeed' | 'payment' | 'einvoice'; since: string })[]; todo: { statement: number; writeCard: number; bill: number; install: number; tt: number }; energy: { billMonth: string; month: string; monthAmount: string | null; yoyPct: string | null; momPct: string | null; yesterday: string | null; gasDay: string | null; asOf: string; whole: number } | null; unreadCount: number }
    refuses: '2902'
  }
  'default GET /crmgas/getWeather': {
    in: { cityCode?: string }
    out: { city: string; tempC: number; textDay: string; iconCode: 'SUNNY' | 'CLOUDY' | 'RAIN' | 'SNOW' | 'FOG' | 'HOT'; wind: string; advice: string; source: 'LIVE' | 'CLIMATE'; label: string; updatedAt: string }
    refuses: '2902'
  }
  'gas GET /realtime/meter': {
    in: { meterId: string; output?: string; access_token?: string; nowTime?: string }
    out: { meterId: string; onlineState: 'ONLINE' | 'OFFLINE' | 'NA'; stale: boolean; channels: ({ channelNo: string; name: string; flow: string | null; pressure: string | null; temperature: string | null; stdTotal: string; workTotal: string | null; at: string })[]; valveState: 'OPEN' | 'CLOSED' | 'UNKNOWN' | 'NONE'; batteryPct: number | null; signal: number }
    refuses: 'A2101'
  }
  'default GET /crmgas/list-meter-channel': {
    in: { keyword?: string; meterType?: 'IC' | 'IOT' | 'MECH'; state?: 'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED'; onlyPayable?: '1' | '0' }
    out: { list: ({ meterId: string; meterNo: string; alias: string; meterType: 'IC' | 'IOT' | 'MECH'; chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'; model: string; caliber: string; maker: string; location: string; gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; gasUseText: string; digits: number; qmax: string; state: 'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED'; valveState: 'OPEN' | 'CLOSED' | 'UNKNOWN' | 'NONE'; onlineState: 'ONLINE' | 'OFFLINE' | 'NA'; batteryPct: number | null; lastReading: string; lastReadingAt: string | null; remainVolume: string | null; cardType: 'NFC' | 'CONTACT' | null; icMode: 'VOLUME' | 'AMOUNT' | null; channels: ({ channelNo: string; name: string; hasCorrector: boolean; lastReading: string; lastReadingAt: string | null })[]; priceNow: string | null; available: string | null; openGasOrderId: string | null; imgWindow: { open: boolean; from: string; to: string }; meterImg: { imgId: string; url: string | null; takenAt: string; reading: string; state: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'SUPERSEDED' } | null })[] }
    refuses: '2902'
  }
  'default GET /crmgas/meter/detail': {
    in: { meterId: string }
    out: { meter: { meterId: string; meterNo: string; alias: string; meterType: 'IC' | 'IOT' | 'MECH'; chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'; model: string; caliber: string; maker: string; location: string; gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; gasUseText: string; digits: number; qmax: string; state: 'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED'; valveState: 'OPEN' | 'CLOSED' | 'UNKNOWN' | 'NONE'; onlineState: 'ONLINE' | 'OFFLINE' | 'NA'; batteryPct: number | null; lastReading: string; lastReadingAt: string | null; remainVolume: string | null; cardType: 'NFC' | 'CONTACT' | null; icMode: 'VOLUME' | 'AMOUNT' | null; channels: ({ channelNo: string; name: string; hasCorrector: boolean; lastReading: string; lastReadingAt: string | null })[]; priceNow: string | null; available: string | null; openGasOrderId: string | null; imgWindow: { open: boolean; from: string; to: string }; meterImg: { imgId: string; url: string | null; takenAt: string; reading: string; state: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'SUPERSEDED' } | null }; installDate: string | null; verifyDueDate: string | null; maxCardVolume: string; holdLimit: string; purchaseSeq: number; account: { bp: string; customerName: string; address: string; chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'; available: string | null }; lastReadings: ({ readingId: string; channelNo: string; readAt: string; gasDay: string; stdReading: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; state: 'VALID' | 'SUSPECT' | 'REJECTED' })[]; nextReadingDate: string | null; card: { cardNo: string; cardType: 'NFC' | 'CONTACT'; state: 'ACTIVE' | 'LOST' | 'REPLACED' } | null }
    refuses: '2902' | 'A2101'
  }
  'default POST /crmgas/meter/setAlias': {
    in: { meterId: string; alias: string }
    out: true
    refuses: 'A2101' | 'A2102'
  }
  'default GET /crmgas/meter/imgList': {
    in: { pageNum?: number; pageSize?: number; meterId?: string }
    out: { list: ({ imgId: string; meterId: string; meterNo: string; alias: string; channelNo: string; period: string; purpose: 'READING' | 'DISPUTE' | 'CHECK'; url: string | null; reading: string; ocrReading: string | null; takenAt: string; noExif: '1' | '0'; state: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'SUPERSEDED'; rejectReason: string | null; readingId: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: 'A2101'
  }
  'default POST /crmgas/setMeterImg': {
    in: { meterId: string; channelNo?: string; fileID: string; url?: string; reading: string; purpose?: 'READING' | 'DISPUTE' | 'CHECK'; takenAt?: string; longitude?: string; latitude?: string; confirmed?: '1' | '0' } & { requestNo: string }
    out: { imgId: string | null; state: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'SUPERSEDED' | null; readingId: string | null; needConfirm: boolean; ocrReading: string | null }
    refuses: '44852' | 'A2101' | 'A2105' | 'A2106' | 'A2107' | 'A2108'
  }
  'default GET /crmgas/changeRecord/list': {
    in: { pageNum?: number; pageSize?: number; meterId?: string; changeType?: 'REPLACE' | 'REMOVE' | 'ADD' | 'VALVE' | 'PRICE' | 'GASUSE' | 'NAME' | 'CARD' | 'VERIFY'; dateFrom?: string; dateTo?: string }
    out: { list: ({ changeId: string; meterId: string | null; meterNo: string; alias: string; changeType: 'REPLACE' | 'REMOVE' | 'ADD' | 'VALVE' | 'PRICE' | 'GASUSE' | 'NAME' | 'CARD' | 'VERIFY'; oldValue: string | null; newValue: string | null; oldMeterNo: string | null; newMeterNo: string | null; oldEndReading: string | null; newStartReading: string | null; reason: string; operator: string; happenedAt: string; docUrl: string | null; affectsBilling: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'energy GET /energy/overview': {
    in: { meterId?: string; month?: string }
    out: { billMonth: string; periodFrom: string; periodTo: string; month: string; packageVolume: string; estAmount: string | null; effectivePrice: string | null; tier: { tierNo: number; used: string; toNext: string | null; price: string } | null; yoyPct: string | null; momPct: string | null; avgDay: string | null; maxDay: { gasDay: string; volume: string } | null; peakFlow: string | null; readingInfo: string; abnormal: ({ gasDay: string; meterId: string; meterName: string; type: 'SURGE' | 'DROP'; text: string })[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101'
  }
  'energy GET /energy/trend': {
    in: { meterId?: string; granularity: 'HOUR' | 'DAY' | 'MONTH' | 'YEAR'; from: string; to: string; compare?: '1' | '0' }
    out: { points: ({ t: string; volume: string | null; amount: string | null; quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING' })[]; comparePoints: ({ t: string; volume: string | null; amount: string | null; quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING' })[]; sum: string; avg: string | null; max: string | null; min: string | null; gapMeters: { meterId: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101' | 'A2316' | 'A2331'
  }
  'energy GET /energy/dg/overview': {
    in: { month?: string }
    out: { billMonth: string; periodFrom: string; periodTo: string; plan: { yearPlan: string | null; yearUsed: string; monthPlan: string | null; monthUsed: string; gasDay: string | null; dayPlan: string | null; dayUsed: string | null; deviationPct: string | null; level: 'NORMAL' | 'OVER' | 'UNDER' }; days: ({ gasDay: string; plan: string | null; actual: string | null; deviationPct: string | null; level: 'NORMAL' | 'OVER' | 'UNDER'; quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING' })[]; meters: ({ meterId: string; name: string; meterType: 'IC' | 'IOT' | 'MECH'; volume: string; sharePct: string | null })[]; balance: { available: string; provisional: string; daysLeft: number | null } | null; gapMeters: { meterId: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2111'
  }
  'energy GET /energy/daily': {
    in: { pageNum?: number; pageSize?: number; meterId: string; channelNo?: string; month: string }
    out: { list: ({ gasDay: string; meterId: string; channelNo: string; startReading: string | null; endReading: string | null; volume: string | null; packageVolume: string | null; amount: string | null; price: string | null; quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING'; maxFlow: string | null; maxFlowAt: string | null })[]; total: number; pageNum: number; pageSize: number; monthSum: string; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101'
  }
  'btwob GET /usage/unusual': {
    in: { meterId?: string }
    out: { list: { meterId: string; name: string; gasDay: string; volume: string; mean: string; percent: number; isWorkday: boolean }[] }
    refuses: '2902' | 'A2101'
  }
  'btwob POST /usage/answer': {
    in: { meterId: string; gasDay: string; answer: 'NORMAL' | 'ABNORMAL' }
    out: true
    refuses: '2902' | 'A2101'
  }
  'btwob GET /usage/gaps': {
    in: { meterId?: string }
    out: { list: ({ meterId: string; name: string; since: string; through: string; reason: 'IN_DOUBT' | 'MAINTENANCE' | 'HEAD_END' | 'METER_SILENT' | 'UNKNOWN'; heardAt: string | null; nextAt: string | null; madeUp: { days: number; volume: string; estAmount: string | null; openDays: number } | null })[] }
    refuses: '2902' | 'A2101'
  }
  'btwob GET /usage/nights': {
    in: { meterId: string }
    out: { state: 'WATCHED' | 'SUSPECTED' | 'NOT_REMOTE' | 'ROUND_THE_CLOCK' | 'FEW_NIGHTS'; since: string | null; quietHours: number[]; margin: string | null; nights: ({ gasDay: string; flow: string | null; level: string | null; state: 'NORMAL' | 'ABOVE' | 'RUNNING' | 'UNKNOWN' })[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101'
  }
  'btwob POST /usage/nights/answer': {
    in: { meterId: string; since: string }
    out: true
    refuses: '2902' | 'A2101'
  }
  'btwob GET /usage/hours': {
    in: { meterId?: string; from?: string; to?: string }
    out: { from: string; to: string; meters: { meterId: string; name: string; hours: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101' | 'A2316' | 'A2331'
  }
  'energy GET /energy/hourly': {
    in: { meterId: string; channelNo?: string; gasDay: string }
    out: { list: ({ hourStart: string; volume: string | null; pressure: string | null; temperature: string | null; quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING' })[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101'
  }
  'energy GET /monthBill/list': {
    in: { pageNum?: number; pageSize?: number; meterId?: string; year?: string }
    out: { list: ({ billMonth: string; scope: 'MULTI' | 'SINGLE'; meterId: string | null; billVersion: 'NEW' | 'OLD'; volume: string; amount: string | null; yoyPct: string | null; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; statementId: string; billId: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; total: number; pageNum: number; pageSize: number; yearSum: { running: string; volume: string; amount: string | null; asOf: string; whole: number; months: ({ billMonth: string; volume: string; amount: string | null; whole: number; estimatedVolume: string })[] } }
    refuses: '2902' | 'A2101'
  }
  'energy GET /monthBill/preview': {
    in: { meterId?: string }
    out: { billMonth: string; periodFrom: string; periodTo: string; daysDone: number; daysTotal: number; volume: string; packageVolume: string; estAmount: string | null; daysAmount: string | null; forecastVolume: string | null; forecastAmount: string | null; unpaidCycles: string[]; forecastRange: { low: { volume: string; amount: string | null }; high: { volume: string; amount: string | null } } | null; forecastIfPaid: string | null; segments: ({ meterId: string; channelNo: string; tierNo: number; label: string; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[]; meters: ({ meterId: string; meterNo: string; name: string; meterType: 'IC' | 'IOT' | 'MECH'; volume: string | null; amount: string | null; forecastVolume: string | null })[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string; provisionalNote: string; balance: { available: string; atEnd: string | null } | null }
    refuses: '2902' | 'A2101'
  }
  'energy GET /monthBill/detailSingle': {
    in: { meterId: string; billMonth: string }
    out: { billMonth: string; billVersion: 'NEW' | 'OLD'; meterId: string; meterNo: string; name: string; meterType: 'IC' | 'IOT' | 'MECH'; periodFrom: string; periodTo: string; volume: string; amount: string | null; lines: ({ meterId: string; meterNo: string; alias: string; channelNo: string; channelName: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string | null; settleVolume: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string | null })[]; segments: ({ meterId: string; channelNo: string; tierNo: number; label: string; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[]; registers: ({ meterId: string; channelNo: string; start: { readAt: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD' } | null; end: { readAt: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD' } | null; daySum: string | null; deviationPct: string | null; photoUrl: string | null })[]; daily: ({ gasDay: string; volume: string | null; amount: string | null; quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING' })[]; compare: { lastMonth: { billMonth: string; volume: string; amount: string | null; changePct: string | null; amountPct: string | null } | null; lastYear: { billMonth: string; volume: string; amount: string | null; changePct: string | null; amountPct: string | null } | null }; statement: { statementId: string; statementNo: string; scope: 'MULTI' | 'SINGLE'; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID' }; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101'
  }
  'energy GET /monthBill/detailOld': {
    in: { billMonth: string; meterId?: string }
    out: { billMonth: string; rows: ({ statementId: string; meterId: string; meterNo: string; name: string; prev: string; curr: string; volume: string; price: string | null; amount: string | null })[]; total: { volume: string; amount: string | null }; oldBillNo: string | null; note: string; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2101' | 'A2206'
  }
  'energy GET /monthBill/detail': {
    in: { billMonth: string; statementId?: string }
    out: { billMonth: string; billVersion: 'NEW' | 'OLD'; header: { volume: string; amount: string | null; net: string | null; tax: string | null; periodFrom: string; periodTo: string }; meters: ({ meterId: string; meterNo: string; alias: string; meterType: 'IC' | 'IOT' | 'MECH'; lines: ({ meterId: string; meterNo: string; alias: string; channelNo: string; channelName: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string | null; settleVolume: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string | null })[]; volume: string; amount: string | null; sharePct: string | null })[]; segments: ({ meterId: string; channelNo: string; tierNo: number; label: string; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[]; otherItems: ({ code: string; name: string; amount: string | null })[]; compare: { lastMonth: { billMonth: string; volume: string; amount: string | null; changePct: string | null; amountPct: string | null } | null; lastYear: { billMonth: string; volume: string; amount: string | null; changePct: string | null; amountPct: string | null } | null }; tierYear: ({ meterId: string; alias: string; usedBefore: string; tier: { tierNo: number; used: string; toNext: string | null; price: string }; bands: ({ tierNo: number; fromVolume: string; toVolume: string | null; finalPrice: string; used: string; remaining: string | null })[]; steps: { tierNo: number; gasDay: string }[] })[]; statement: { statementId: string; statementNo: string; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID' }; bill: { billId: string; billNo: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED' } | null; statements: ({ statementId: string; statementNo: string; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; meterId: string | null; bill: { billId: string; billNo: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED' } | null })[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902'
  }
  'energy GET /settlement/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'PENDING' | 'DISPUTED' | 'CONFIRMED'; year?: string }
    out: { list: ({ statementId: string; statementNo: string; scope: 'MULTI' | 'SINGLE'; meterId: string | null; meterName: string; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; totalVolume: string; totalAmount: string | null; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; revision: number; confirmDeadline: string | null; billId: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; total: number; pageNum: number; pageSize: number; counts: { PENDING: number; DISPUTED: number; CONFIRMED: number } }
    refuses: never
  }
  'energy GET /settlement/detail': {
    in: { statementId: string }
    out: { statementId: string; statementNo: string; scope: 'MULTI' | 'SINGLE'; meterId: string | null; meterName: string; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; totalVolume: string; totalAmount: string | null; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; revision: number; confirmDeadline: string | null; billId: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string; netAmount: string | null; taxAmount: string | null; companySignName: string; companySignAt: string | null; customerSignName: string | null; customerSignAt: string | null; signUrl: string | null; signSha256: string | null; isAutoConfirmed: boolean; lines: ({ meterId: string; meterNo: string; alias: string; channelNo: string; channelName: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string | null; settleVolume: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string | null })[]; segments: ({ meterId: string; channelNo: string; tierNo: number; label: string; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[]; otherItems: ({ code: string; name: string; amount: string | null })[]; registers: ({ meterId: string; channelNo: string; start: { readAt: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD' } | null; end: { readAt: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD' } | null; daySum: string | null; deviationPct: string | null; photoUrl: string | null })[]; disputes: ({ disputeId: string; revision: number; meterId: string | null; meterName: string; channelNo: string | null; reasonCode: 'READING' | 'VOLUME' | 'PRICE' | 'ADJUST' | 'OTHER'; content: string; expectedReading: string | null; images: { fileID: string; url: string }[]; submittedAt: string; reply: string | null; repliedAt: string | null; result: 'ACCEPTED' | 'KEPT' | 'WITHDRAWN' | null })[]; revisions: ({ statementId: string; revision: number; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; totalVolume: string; totalAmount: string | null; madeAt: string | null })[]; disputesLeft: number; bill: { billId: string; billNo: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; dueDate: string } | null }
    refuses: '2902'
  }
  'energy GET /settlement/detailSingle': {
    in: { statementId: string }
    out: { statementId: string; statementNo: string; scope: 'MULTI' | 'SINGLE'; meterId: string | null; meterName: string; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; totalVolume: string; totalAmount: string | null; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; revision: number; confirmDeadline: string | null; billId: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string; netAmount: string | null; taxAmount: string | null; companySignName: string; companySignAt: string | null; customerSignName: string | null; customerSignAt: string | null; signUrl: string | null; signSha256: string | null; isAutoConfirmed: boolean; lines: ({ meterId: string; meterNo: string; alias: string; channelNo: string; channelName: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string | null; settleVolume: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string | null })[]; segments: ({ meterId: string; channelNo: string; tierNo: number; label: string; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[]; otherItems: ({ code: string; name: string; amount: string | null })[]; registers: ({ meterId: string; channelNo: string; start: { readAt: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD' } | null; end: { readAt: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD' } | null; daySum: string | null; deviationPct: string | null; photoUrl: string | null })[]; disputes: ({ disputeId: string; revision: number; meterId: string | null; meterName: string; channelNo: string | null; reasonCode: 'READING' | 'VOLUME' | 'PRICE' | 'ADJUST' | 'OTHER'; content: string; expectedReading: string | null; images: { fileID: string; url: string }[]; submittedAt: string; reply: string | null; repliedAt: string | null; result: 'ACCEPTED' | 'KEPT' | 'WITHDRAWN' | null })[]; revisions: ({ statementId: string; revision: number; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; totalVolume: string; totalAmount: string | null; madeAt: string | null })[]; disputesLeft: number; bill: { billId: string; billNo: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; dueDate: string } | null }
    refuses: '2902'
  }
  'energy GET /settlement/detailOld': {
    in: { statementId: string }
    out: { statementId: string; statementNo: string; scope: 'MULTI' | 'SINGLE'; meterId: string | null; meterName: string; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; totalVolume: string; totalAmount: string | null; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; revision: number; confirmDeadline: string | null; billId: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string; rows: ({ meterId: string; meterNo: string; meterName: string; prev: string; curr: string; volume: string; price: string | null; amount: string | null })[]; scanUrl: string | null; bill: { billId: string; billNo: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; dueDate: string } | null }
    refuses: '2902' | 'A2206'
  }
  'energy POST /settlement/confirm': {
    in: { statementId: string; revision: number; signFileID: string; signMeta: { points: number; strokeLength: number; areaPct: number; width: number; height: number }; signerName: string } & { requestNo: string }
    out: { state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; customerSignAt: string; billId: string | null; pdfUrl: string }
    refuses: '2902' | '44852' | 'A2201' | 'A2202' | 'A2203'
  }
  'energy POST /settlement/dispute': {
    in: { statementId: string; revision: number; meterId?: string; channelNo?: string; reasonCode: 'READING' | 'VOLUME' | 'PRICE' | 'ADJUST' | 'OTHER'; content: string; expectedReading?: string; images?: string[] } & { requestNo: string }
    out: { disputeId: string; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID' }
    refuses: '2902' | '44852' | 'A2201' | 'A2202' | 'A2204'
  }
  'energy POST /settlement/cancelDispute': {
    in: { disputeId: string }
    out: { state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID' }
    refuses: '2902' | 'A2205'
  }
  'energy GET /settlement/pdf': {
    in: { statementId: string }
    out: { url: string; fileName: string }
    refuses: '2902'
  }
  'default GET /crmgas/price/myPrice': {
    in: { meterId?: string }
    out: { list: ({ meterId: string; meterNo: string; alias: string; meterType: 'IC' | 'IOT' | 'MECH'; gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; gasUseText: string; season: 'HEATING' | 'NON_HEATING'; base: string; tiers: ({ tierNo: number; fromVolume: string; toVolume: string | null; finalPrice: string; used: string; remaining: string | null })[]; finalPrice: string; guidePrice: string; source: 'CONTRACT' | 'SCHEDULE'; docNo: string; next: { effectiveFrom: string; finalPrice: string } | null; asOf: string; whole: number })[] }
    refuses: '2902' | 'A2101'
  }
  'default GET /crmgas/price/history': {
    in: { pageNum?: number; pageSize?: number; meterId: string }
    out: { list: ({ effectiveFrom: string; effectiveTo: string | null; price: string; season: 'HEATING' | 'NON_HEATING' | null; guidePrice: string | null; tiers: ({ tierNo: number; fromVolume: string; toVolume: string | null; price: string; delta: string })[]; surchargeAllowed: boolean; taxRate: string | null; source: 'SCHEDULE' | 'CONTRACT'; forMeter: boolean; reason: string; docNo: string; docUrl: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2902' | 'A2101'
  }
  'default GET /crmgas/price/guidePrice': {
    in: { pageNum?: number; pageSize?: number; gasUse?: 'IND' | 'COM' | 'PUB' | 'HEAT'; season?: 'HEATING' | 'NON_HEATING'; year?: string }
    out: { list: ({ docId: string; docNo: string; title: string; publishedBy: string; publishedAt: string; effectiveFrom: string; summary: string; fileUrl: string | null; state: 'NOW' | 'NEXT' | 'PAST' })[]; total: number; pageNum: number; pageSize: number; current: ({ gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; season: 'HEATING' | 'NON_HEATING'; guidePrice: string; upstreamPrice: string; distributionPrice: string; docNo: string; effectiveFrom: string })[]; season: 'HEATING' | 'NON_HEATING'; heatingFrom: string; heatingTo: string }
    refuses: never
  }
  'default GET /crmgas/price/guideDetail': {
    in: { docId: string }
    out: { docId: string; docNo: string; title: string; publishedBy: string; publishedAt: string; effectiveFrom: string; summary: string; fileUrl: string | null; state: 'NOW' | 'NEXT' | 'PAST'; rows: ({ gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; season: 'HEATING' | 'NON_HEATING'; guidePrice: string; upstreamPrice: string; distributionPrice: string })[] }
    refuses: '2902'
  }
  'default POST /crmgas/price/trial': {
    in: { meterId: string; buyMode: 'AMOUNT' | 'VOLUME'; value: string; date?: string }
    out: { volume: string | null; amount: string; leftover: string; segments: ({ tierNo: number; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string })[]; priceVersion: string; split: { seq: number; volume: string; amount: string }[] }
    refuses: '2902' | 'A2101' | 'A2309' | 'A2317'
  }
  'btwob GET /price/notice': {
    in: { docNo?: string; meterId?: string; volume?: string }
    out: { notice: { docNo: string; title: string; effectiveFrom: string }; billMonth: string; periodFrom: string; periodTo: string; meters: ({ meterId: string; name: string; meterType: 'IC' | 'IOT' | 'MECH'; gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'; volume: string | null; basis: 'RUNNING' | 'LAST_YEAR' | 'LAST_MONTH' | 'TYPED' | 'NONE'; countsFrom: string; contractNo: string | null; before: { docNo: string; basePrice: string | null; linkageDelta: string | null; guidePrice: string | null; finalPrice: string | null; amount: string | null; segments: ({ tierNo: number; label: string; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[] }; after: { docNo: string; basePrice: string | null; linkageDelta: string | null; guidePrice: string | null; finalPrice: string | null; amount: string | null; segments: ({ tierNo: number; label: string; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[] }; difference: string | null; asOf: string; whole: number })[] }
    refuses: '2902' | 'A2101' | 'A2317'
  }
  'default GET /crmgas/stopGas/info': {
    in: { stopId?: string }
    out: { stopGas: { stopId: string; kind: 'ARREARS' | 'PLANNED' | 'EMERGENCY' | 'PEAK' | 'HAZARD'; state: 'WARNED' | 'NOTICED' | 'STOPPED' | 'RESUMING' | 'RESUMED' | 'CANCELLED'; title: string; area: string; reason: string; noticeNo: string | null; noticeAt: string | null; planStopAt: string | null; planResumeAt: string | null; realStopAt: string | null; realResumeAt: string | null; limitVolume: string | null; ackRequired: boolean; ackAt: string | null; tips: string[]; cause: 'ARREARS' | 'OVERDRAFT' | null; triggerBillIds: string[]; hotline: string; ackName: string | null; confirmedAt: string | null; createdAt: string } | null; meters: ({ meterId: string; meterNo: string; alias: string; state: 'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED'; valveState: 'OPEN' | 'CLOSED' | 'UNKNOWN' | 'NONE' })[]; arrears: string | null; plansAffected: ({ groupId: string; groupName: string; fromDate: string; toDate: string; limited: { declared: string; counted: string } | null })[]; serviceLine: string }
    refuses: '2902'
  }
  'default GET /crmgas/stopGas/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'WARNED' | 'NOTICED' | 'STOPPED' | 'RESUMING' | 'RESUMED' | 'CANCELLED' }
    out: { list: ({ stopId: string; kind: 'ARREARS' | 'PLANNED' | 'EMERGENCY' | 'PEAK' | 'HAZARD'; state: 'WARNED' | 'NOTICED' | 'STOPPED' | 'RESUMING' | 'RESUMED' | 'CANCELLED'; title: string; area: string; reason: string; noticeNo: string | null; noticeAt: string | null; planStopAt: string | null; planResumeAt: string | null; realStopAt: string | null; realResumeAt: string | null; limitVolume: string | null; ackRequired: boolean; ackAt: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /crmgas/stopGas/acknowledge': {
    in: { stopId: string } & { requestNo: string }
    out: { ackAt: string; ackName: string }
    refuses: '2902'
  }
  'default POST /crmgas/stopGas/confirmResume': {
    in: { stopId: string; safetyConfirm?: '1' | '0' } & { requestNo: string }
    out: { state: 'WARNED' | 'NOTICED' | 'STOPPED' | 'RESUMING' | 'RESUMED' | 'CANCELLED' }
    refuses: '2902' | '2904' | 'A2801' | 'A2802'
  }
  'btwob GET /stopGas/checklist': {
    in: { stopId: string }
    out: { mayChange: boolean; meters: ({ meterId: string; name: string; steps: ({ stepId: string; phase: 'BEFORE' | 'AFTER'; text: string; isOwn: boolean; doneBy: string | null; doneAt: string | null })[] })[] }
    refuses: '2902'
  }
  'btwob POST /stopGas/check': {
    in: { stopId: string; meterId: string; stepId: string; done: boolean }
    out: null
    refuses: '2902' | '2904'
  }
  'btwob POST /stopGas/step/add': {
    in: { meterId: string; phase: 'BEFORE' | 'AFTER'; text: string } & { requestNo: string }
    out: { stepId: string }
    refuses: '2901' | 'A2101'
  }
  'btwob POST /stopGas/step/remove': {
    in: { meterId: string; stepId: string }
    out: null
    refuses: '2902'
  }
  'default GET /crmgas/payRemind/config': {
    in: unknown
    out: { lowBalanceOn: boolean; lowBalanceAmount: string; lowDays: number; dueOn: boolean; dueDaysBefore: number[]; overdueOn: boolean; arriveOn: boolean; receivers: { name: string; phone: string }[] }
    refuses: never
  }
  'default POST /crmgas/payRemind/save': {
    in: { lowBalanceOn: boolean; lowBalanceAmount: string; lowDays: number; dueOn: boolean; dueDaysBefore: number[]; overdueOn: boolean; arriveOn: boolean; receivers: { name: string; phone: string }[] }
    out: true
    refuses: '2001' | 'A2701'
  }
  'btwob GET /bill/explain': {
    in: { billId: string; against: 'PREV' | 'YEAR' }
    out: { against: 'PREV' | 'YEAR'; before: { papers: { id: string; no: string }[]; billMonth: string; periodFrom: string; periodTo: string; days: number; volume: string; amount: string; lateFee: string; net: string | null; tax: string | null; averagePrice: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }; now: { papers: { id: string; no: string }[]; billMonth: string; periodFrom: string; periodTo: string; days: number; volume: string; amount: string; lateFee: string; net: string | null; tax: string | null; averagePrice: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }; change: string; rows: ({ kind: 'DAYS' | 'VOLUME' | 'TIER' | 'PRICE' | 'PACKAGE' | 'ITEM' | 'LATE_FEE' | 'ADJUST' | 'ROUNDING'; of: string; name: string; amount: string; volume: string | null })[]; meters: ({ meterId: string; meterNo: string; name: string; before: ({ channelNo: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string })[]; now: ({ channelNo: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string })[] })[]; tiers: { tierNo: number; before: { volume: string; amount: string }; now: { volume: string; amount: string } }[]; notices: ({ source: 'SCHEDULE' | 'CONTRACT'; docNo: string; title: string; docUrl: string | null; season: 'HEATING' | 'NON_HEATING' | null; effectiveFrom: string; effectiveTo: string | null; price: string; meterIds: string[]; onBefore: boolean; onNow: boolean })[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2207'
  }
  'btwob GET /settlement/explain': {
    in: { statementId: string; against: 'PREV' | 'YEAR' }
    out: { against: 'PREV' | 'YEAR'; before: { papers: { id: string; no: string }[]; billMonth: string; periodFrom: string; periodTo: string; days: number; volume: string; amount: string; lateFee: string; net: string | null; tax: string | null; averagePrice: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }; now: { papers: { id: string; no: string }[]; billMonth: string; periodFrom: string; periodTo: string; days: number; volume: string; amount: string; lateFee: string; net: string | null; tax: string | null; averagePrice: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }; change: string; rows: ({ kind: 'DAYS' | 'VOLUME' | 'TIER' | 'PRICE' | 'PACKAGE' | 'ITEM' | 'LATE_FEE' | 'ADJUST' | 'ROUNDING'; of: string; name: string; amount: string; volume: string | null })[]; meters: ({ meterId: string; meterNo: string; name: string; before: ({ channelNo: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string })[]; now: ({ channelNo: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string; adjustAmount: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string })[] })[]; tiers: { tierNo: number; before: { volume: string; amount: string }; now: { volume: string; amount: string } }[]; notices: ({ source: 'SCHEDULE' | 'CONTRACT'; docNo: string; title: string; docUrl: string | null; season: 'HEATING' | 'NON_HEATING' | null; effectiveFrom: string; effectiveTo: string | null; price: string; meterIds: string[]; onBefore: boolean; onNow: boolean })[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string }
    refuses: '2902' | 'A2207'
  }
  'btwob GET /meter/readings': {
    in: { pageNum?: number; pageSize?: number; meterId: string; channelNo?: string; from: string; to: string }
    out: { list: ({ readingId: string; channelNo: string; readAt: string; gasDay: string; stdReading: string; workReading: string | null; pressure: string | null; temperature: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; state: 'VALID' | 'SUSPECT' | 'REJECTED'; photoUrl: string | null; review: { decision: 'PASS' | 'REJECT' | 'ADJUST'; corrected: string | null; reason: string; at: string } | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: 'A2101' | 'A2316' | 'A2331'
  }
  'btwob POST /stopGas/save': {
    in: { kind: 'PLANNED' | 'EMERGENCY' | 'PEAK'; companyCode?: string; bps?: string[]; area?: string; title: string; reason: string; planStopAt?: string; planResumeAt?: string; limitVolume?: string; tips?: string[] } & { requestNo: string }
    out: { stopIds: string[] }
    refuses: '2901' | '2902' | 'E2011'
  }
  'btwob POST /stopGas/move': {
    in: { stopId: string; to: 'CANCELLED' | 'STOPPED' | 'RESUMED'; at?: string; remark: string } & { requestNo: string }
    out: { state: 'WARNED' | 'NOTICED' | 'STOPPED' | 'RESUMING' | 'RESUMED' | 'CANCELLED' }
    refuses: '2210' | '2901' | '2902' | '2904'
  }
  'btwob POST /bill/reverse': {
    in: { bp: string; billId: string; reason: string; reissue?: '1' | '0' } & { requestNo: string }
    out: { state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; newBillId: string | null }
    refuses: '2902' | '2904'
  }
  'btwob POST /meter/state': {
    in: { meterNo: string; event: 'FAIL' | 'REPAIR' | 'REMOVE'; reason: string } & { requestNo: string }
    out: { state: 'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED' }
    refuses: '2902' | '2904'
  }
  'default POST /crmgas/headEnd/frames': {
    in: { frames: ({ meterNo: string; channelNo: string; seq: number; restart?: boolean; readAt: string; stdReading: string; workReading?: string; pressure?: string; temperature?: string; flow?: string; maxFlow?: string; maxFlowAt?: string; signal?: number } | unknown)[] }
    out: { meters: { meterNo: string; next: number }[]; unknown: string[]; refused: ({ at: number; reason: 'FORM' | 'AHEAD' | 'OLD' | 'TAKEN' | 'TWO_METERS'; field?: string })[] }
    refuses: never
  }
  'default POST /crmgas/headEnd/valve': {
    in: { commandId: string; result: 'DONE' | 'REFUSED'; reason?: string }
    out: { state: 'WAITING' | 'SENT' | 'DONE' | 'REFUSED' | 'GIVEN_UP' | 'REPLACED' }
    refuses: '2902'
  }
  'default POST /crmgas/headEnd/credit': {
    in: { orderId: string; result: 'DONE' | 'REFUSED'; reason?: string }
    out: { state: 'WAITING' | 'SENT' | 'DONE' | 'REFUSED' | 'GIVEN_UP' | 'REPLACED' }
    refuses: '2902'
  }
  'default GET /crmgas/outlet/list': {
    in: { pageNum?: number; pageSize?: number; lng?: number; lat?: number; cityCode?: string; siteId?: string; outletType?: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'; service?: 'TOPUP' | 'INVOICE' | 'CARD' | 'CONNECT' | 'TRANSFER' | 'CONTRACT' | 'VERIFY' | 'ADVICE'; openNow?: boolean; keyword?: string }
    out: { list: ({ outletId: string; name: string; outletType: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'; cityCode: string; district: string; address: string; lng: number; lat: number; phone: string; services: ('TOPUP' | 'INVOICE' | 'CARD' | 'CONNECT' | 'TRANSFER' | 'CONTRACT' | 'VERIFY' | 'ADVICE')[]; state: 'OPEN' | 'CLOSING_SOON' | 'CLOSED' | 'SUSPENDED'; hours: string; suspendNote: string; waiting: number | null; waitingAt: string | null; distance: number; bearing: number })[]; total: number; pageNum: number; pageSize: number; city: { cityCode: string; name: string; province: string; pinyin: string; initials: string; lng: number; lat: number; served: boolean }; origin: { kind: 'PHONE' | 'SITE' | 'CITY'; name: string; siteId: string | null; lng: number; lat: number }; sites: { siteId: string; name: string }[]; nearby: ({ outletId: string; name: string; outletType: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'; cityCode: string; district: string; address: string; lng: number; lat: number; phone: string; services: ('TOPUP' | 'INVOICE' | 'CARD' | 'CONNECT' | 'TRANSFER' | 'CONTRACT' | 'VERIFY' | 'ADVICE')[]; state: 'OPEN' | 'CLOSING_SOON' | 'CLOSED' | 'SUSPENDED'; hours: string; suspendNote: string; waiting: number | null; waitingAt: string | null; distance: number; bearing: number })[]; map: { url: string; crs: 'wgs84' | 'gcj02'; attribution: string; approval: string } | null }
    refuses: never
  }
  'default GET /crmgas/outlet/inBounds': {
    in: { minLng: number; minLat: number; maxLng: number; maxLat: number; zoom: number; outletType?: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER' }
    out: { outlets: ({ outletId: string; name: string; lng: number; lat: number; state: 'OPEN' | 'CLOSING_SOON' | 'CLOSED' | 'SUSPENDED' })[]; clusters: { lng: number; lat: number; count: number }[] }
    refuses: '44251'
  }
  'default GET /crmgas/outlet/detail': {
    in: { lng?: number; lat?: number; outletId: string }
    out: { outletId: string; name: string; outletType: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'; cityCode: string; district: string; address: string; lng: number; lat: number; phone: string; services: ('TOPUP' | 'INVOICE' | 'CARD' | 'CONNECT' | 'TRANSFER' | 'CONTRACT' | 'VERIFY' | 'ADVICE')[]; state: 'OPEN' | 'CLOSING_SOON' | 'CLOSED' | 'SUSPENDED'; hours: string; suspendNote: string; waiting: number | null; waitingAt: string | null; distance: number; bearing: number; origin: { kind: 'PHONE' | 'SITE' | 'CITY'; name: string; siteId: string | null; lng: number; lat: number }; bring: string; parking: boolean; accessible: boolean; week: string[]; specialDays: { date: string; hours: string; note: string }[]; ways: { driving: { distance: number; minutes: number }; cycling: { distance: number; minutes: number }; walking: { distance: number; minutes: number } }; photos: { url: string }[]; map: { url: string; crs: 'wgs84' | 'gcj02'; attribution: string; approval: string } | null }
    refuses: '2902'
  }
  'default GET /crmgas/city/list': {
    in: { mode: 'service' | 'select' }
    out: { hot: { cityCode: string; name: string; province: string; pinyin: string; initials: string; lng: number; lat: number; served: boolean }[]; groups: { letter: string; cities: { cityCode: string; name: string; province: string; pinyin: string; initials: string; lng: number; lat: number; served: boolean }[] }[] }
    refuses: never
  }
  'default GET /crmgas/city/locate': {
    in: { lng: number; lat: number }
    out: { city: { cityCode: string; name: string; province: string; pinyin: string; initials: string; lng: number; lat: number; served: boolean } | null }
    refuses: never
  }
  'btwob GET /outlet/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'OPEN_NORMAL' | 'SUSPENDED' | 'CLOSED_DOWN' }
    out: { list: ({ name: string; outletType: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'; cityCode: string; district: string; address: string; lng: number; lat: number; phone: string; openWeek: [string, string][][]; specialDays: { date: string; spans: [string, string][]; note: string }[]; services: ('TOPUP' | 'INVOICE' | 'CARD' | 'CONNECT' | 'TRANSFER' | 'CONTRACT' | 'VERIFY' | 'ADVICE')[]; bring: string; parking: boolean; accessible: boolean; status: 'OPEN_NORMAL' | 'SUSPENDED' | 'CLOSED_DOWN'; suspendNote: string; sort: number; outletId: string; photos: { fileId: string; url: string }[]; version: number; updatedAt: string })[]; total: number; pageNum: number; pageSize: number; cities: { cityCode: string; name: string }[] }
    refuses: '2211'
  }
  'btwob POST /outlet/save': {
    in: { name: string; outletType: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'; cityCode: string; district: string; address: string; lng: number; lat: number; phone: string; openWeek: [string, string][][]; specialDays: { date: string; spans: [string, string][]; note: string }[]; services: ('TOPUP' | 'INVOICE' | 'CARD' | 'CONNECT' | 'TRANSFER' | 'CONTRACT' | 'VERIFY' | 'ADVICE')[]; bring: string; parking: boolean; accessible: boolean; status: 'OPEN_NORMAL' | 'SUSPENDED' | 'CLOSED_DOWN'; suspendNote: string; sort: number; outletId?: string; photoFileIds?: string[]; version: number } & { requestNo: string }
    out: { name: string; outletType: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'; cityCode: string; district: string; address: string; lng: number; lat: number; phone: string; openWeek: [string, string][][]; specialDays: { date: string; spans: [string, string][]; note: string }[]; services: ('TOPUP' | 'INVOICE' | 'CARD' | 'CONNECT' | 'TRANSFER' | 'CONTRACT' | 'VERIFY' | 'ADVICE')[]; bring: string; parking: boolean; accessible: boolean; status: 'OPEN_NORMAL' | 'SUSPENDED' | 'CLOSED_DOWN'; suspendNote: string; sort: number; outletId: string; photos: { fileId: string; url: string }[]; version: number; updatedAt: string }
    refuses: '2902' | '2904' | '44852'
  }
  'default POST /crmgas/zhulong/recognize': {
    in: { fileId: string; frame: { x: number; y: number; w: number; h: number }; meterNo?: string; intDigits: number; decDigits: number; visitorId?: string } & { requestNo: string }
    out: { recordId: string; pictureUrl: string | null; frame: { x: number; y: number; w: number; h: number }; intDigits: number; decDigits: number; wheels: { char: string; confidence: number; half: boolean }[]; confidence: number; problem: 'DARK' | 'UPSIDE_DOWN' | 'NO_REGISTER' | 'READER_FAILED' | 'NO_READER' | null; warnings: ('LOWER_THAN_LAST' | 'JUMP_TOO_BIG' | 'BLUR' | 'GLARE')[]; confirmedReading: string | null; status: 'SUCCESS' | 'NEED_CHECK' | 'FAILED' | 'CONFIRMED' | 'SUBMITTED'; meter: { meterId: string; meterNo: string; lastReading: string; lastReadingAt: string | null; likelyTo: string | null } | null; fileId: string; elapsedMs: number; version: number; createdAt: string }
    refuses: '2902' | '44731' | '44852'
  }
  'default GET /crmgas/zhulong/detail': {
    in: { recordId: string; visitorId?: string }
    out: { recordId: string; pictureUrl: string | null; frame: { x: number; y: number; w: number; h: number }; intDigits: number; decDigits: number; wheels: { char: string; confidence: number; half: boolean }[]; confidence: number; problem: 'DARK' | 'UPSIDE_DOWN' | 'NO_REGISTER' | 'READER_FAILED' | 'NO_READER' | null; warnings: ('LOWER_THAN_LAST' | 'JUMP_TOO_BIG' | 'BLUR' | 'GLARE')[]; confirmedReading: string | null; status: 'SUCCESS' | 'NEED_CHECK' | 'FAILED' | 'CONFIRMED' | 'SUBMITTED'; meter: { meterId: string; meterNo: string; lastReading: string; lastReadingAt: string | null; likelyTo: string | null } | null; fileId: string; elapsedMs: number; version: number; createdAt: string }
    refuses: '2902'
  }
  'default GET /crmgas/zhulong/list': {
    in: { pageNum?: number; pageSize?: number; visitorId?: string; meterNo?: string; month?: string }
    out: { list: ({ recordId: string; pictureUrl: string | null; frame: { x: number; y: number; w: number; h: number }; intDigits: number; decDigits: number; wheels: { char: string; confidence: number; half: boolean }[]; confidence: number; problem: 'DARK' | 'UPSIDE_DOWN' | 'NO_REGISTER' | 'READER_FAILED' | 'NO_READER' | null; warnings: ('LOWER_THAN_LAST' | 'JUMP_TOO_BIG' | 'BLUR' | 'GLARE')[]; confirmedReading: string | null; status: 'SUCCESS' | 'NEED_CHECK' | 'FAILED' | 'CONFIRMED' | 'SUBMITTED'; meter: { meterId: string; meterNo: string; lastReading: string; lastReadingAt: string | null; likelyTo: string | null } | null; fileId: string; elapsedMs: number; version: number; createdAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /crmgas/zhulong/confirm': {
    in: { recordId: string; visitorId?: string; version: number; confirmedReading: string; force?: boolean }
    out: { recordId: string; pictureUrl: string | null; frame: { x: number; y: number; w: number; h: number }; intDigits: number; decDigits: number; wheels: { char: string; confidence: number; half: boolean }[]; confidence: number; problem: 'DARK' | 'UPSIDE_DOWN' | 'NO_REGISTER' | 'READER_FAILED' | 'NO_READER' | null; warnings: ('LOWER_THAN_LAST' | 'JUMP_TOO_BIG' | 'BLUR' | 'GLARE')[]; confirmedReading: string | null; status: 'SUCCESS' | 'NEED_CHECK' | 'FAILED' | 'CONFIRMED' | 'SUBMITTED'; meter: { meterId: string; meterNo: string; lastReading: string; lastReadingAt: string | null; likelyTo: string | null } | null; fileId: string; elapsedMs: number; version: number; createdAt: string }
    refuses: '2902' | '2904' | '44732' | '44734'
  }
  'default POST /crmgas/zhulong/delete': {
    in: { recordId: string; visitorId?: string }
    out: true
    refuses: '2902' | '44733'
  }
  'default POST /crmgas/zhulong/claim': {
    in: { visitorId: string }
    out: { moved: number }
    refuses: never
  }
  'default POST /crmgas/zhulong/submitted': {
    in: { recordId: string; version: number; imgId: string }
    out: { recordId: string; pictureUrl: string | null; frame: { x: number; y: number; w: number; h: number }; intDigits: number; decDigits: number; wheels: { char: string; confidence: number; half: boolean }[]; confidence: number; problem: 'DARK' | 'UPSIDE_DOWN' | 'NO_REGISTER' | 'READER_FAILED' | 'NO_READER' | null; warnings: ('LOWER_THAN_LAST' | 'JUMP_TOO_BIG' | 'BLUR' | 'GLARE')[]; confirmedReading: string | null; status: 'SUCCESS' | 'NEED_CHECK' | 'FAILED' | 'CONFIRMED' | 'SUBMITTED'; meter: { meterId: string; meterNo: string; lastReading: string; lastReadingAt: string | null; likelyTo: string | null } | null; fileId: string; elapsedMs: number; version: number; createdAt: string }
    refuses: '2902' | '2904' | '44735'
  }
  'default GET /crmgas/bill/list': {
    in: { state?: 'UNPAID_ALL' | 'PAID'; billMonthFrom?: string; billMonthTo?: string; meterId?: string; billIds?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ billId: string; billNo: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; issueDate: string; dueDate: string; volume: string; packageVolume: string; receivable: string; paidPrincipal: string; lateFeePaid: string; lateFeeWaived: string; lateFeeAccrued: string; unpaid: string; totalDue: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; overdueDays: number; installmentId: string | null; invoiceState: 'NONE' | 'PART' | 'DONE'; statementId: string | null; locked: { byMe: boolean; byText: string; until: string; orderId: string | null } | null; transferId: string | null; canPay: boolean; payHint: string | null; meters: { meterId: string; meterNo: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; total: number; pageNum: number; pageSize: number; sum: { totalDue: string; principal: string; lateFee: string; count: number; installmentDue: string }; failedParts?: ({ system: 'meterFeed' | 'payment' | 'einvoice'; since: string })[] }
    refuses: '2902' | 'A2316' | 'A2331'
  }
  'default GET /crmgas/bill/detail': {
    in: { billId: string }
    out: { billId: string; billNo: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; issueDate: string; dueDate: string; volume: string; packageVolume: string; receivable: string; paidPrincipal: string; lateFeePaid: string; lateFeeWaived: string; lateFeeAccrued: string; unpaid: string; totalDue: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; overdueDays: number; installmentId: string | null; invoiceState: 'NONE' | 'PART' | 'DONE'; statementId: string | null; locked: { byMe: boolean; byText: string; until: string; orderId: string | null } | null; transferId: string | null; canPay: boolean; payHint: string | null; meters: { meterId: string; meterNo: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string; netAmount: string | null; taxAmount: string | null; statement: { statementId: string; statementNo: string; scope: 'MULTI' | 'SINGLE'; billMonth: string; state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'; revision: number; customerSignName: string | null; customerSignAt: string | null } | null; lines: ({ meterId: string; meterNo: string; name: string; channelNo: string; channelName: string; prevReading: string; currReading: string; readVolume: string; adjustVolume: string; adjustReason: string | null; adjustAmount: string; settleVolume: string; packageVolume: string; billedVolume: string; readingSource: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; amount: string; price: string | null; segments: ({ tierNo: number; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string; fromDate: string; toDate: string })[] })[]; extras: { code: string; name: string; amount: string }[]; payments: ({ orderId: string; orderNo: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'; amount: string; principal: string; lateFee: string; paidAt: string; voucherId: string | null })[]; offsets: ({ entryId: string; seq: number; entryType: 'TOPUP' | 'TT_IN' | 'BILL_OFFSET' | 'IC_BUY' | 'LEFTOVER' | 'OVERPAY' | 'LATEFEE' | 'INSTALLMENT' | 'REFUND_IN' | 'REFUND_OUT' | 'ADJUST_IN' | 'ADJUST_OUT' | 'PACKAGE' | 'PACKAGE_REFUND' | 'DEPOSIT_RELEASE' | 'REWARD' | 'PROJECT'; amount: string; occurredAt: string; remark: string | null })[]; lateFee: { rate: string; days: number; base: string; baseDate: string; amount: string; capped: boolean; capPct: string; formulaText: string }; installment: { planId: string; planNo: string; state: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED'; periods: number; paidPeriods: number } | null; canPart: boolean; partMin: string; olderOverdue: number }
    refuses: '2902'
  }
  'default GET /crmgas/bill/pdf': {
    in: { billId: string }
    out: { url: string; fileName: string }
    refuses: '2902'
  }
  'default GET /crmgas/bill/dayDetail': {
    in: { billId: string; meterId?: string; channelNo?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ gasDay: string; meterId: string; meterNo: string; channelNo: string; start: string | null; end: string | null; volume: string | null; packageVolume: string | null; price: string | null; amount: string | null; quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING' })[]; total: number; pageNum: number; pageSize: number; sum: { volume: string; packageVolume: string; amount: string; adjustVolume: string; adjustAmount: string; withoutDays: string; billAmount: string; tail: string }; adjustments: { meterId: string; channelNo: string; volume: string; amount: string; reason: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string; readings: ({ meterId: string; channelNo: string; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; prevReading: string; prevAt: string | null; currReading: string; currAt: string | null; days: number; volume: string; amount: string })[]; meters: { meterId: string; meterNo: string; name: string; channels: { channelNo: string; name: string }[] }[] }
    refuses: '2902'
  }
  'default GET /crmgas/bill/arrears': {
    in: unknown
    out: { list: ({ billId: string; billNo: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; issueDate: string; dueDate: string; volume: string; packageVolume: string; receivable: string; paidPrincipal: string; lateFeePaid: string; lateFeeWaived: string; lateFeeAccrued: string; unpaid: string; totalDue: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; overdueDays: number; installmentId: string | null; invoiceState: 'NONE' | 'PART' | 'DONE'; statementId: string | null; locked: { byMe: boolean; byText: string; until: string; orderId: string | null } | null; transferId: string | null; canPay: boolean; payHint: string | null; meters: { meterId: string; meterNo: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; totalDue: string; principal: string; lateFee: string; count: number; overdueCount: number; inPayment: { count: number; totalDue: string; paid: string }; installmentDue: string; arrears: string }
    refuses: '2902'
  }
  'default GET /crmgas/pay/payMeters': {
    in: unknown
    out: { account: { bp: string; customerName: string; companyCode: string; companyName: string; chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'; balance: string; provisional: string; provisionalMonths: { billMonth: string; amount: string; isRunning: boolean }[]; frozen: string; available: string; creditLimit: string; daysLeft: number | null; nextCosts: string[]; ifPaid: { cycles: string[]; daysLeft: number | null; nextCosts: string[] } | null; arrears: string; installmentDue: string; canPrepay: boolean }; groups: ({ type: 'IC' | 'IOT' | 'MECH'; meters: ({ meterId: string; meterNo: string; name: string; location: string; meterType: 'IC' | 'IOT' | 'MECH'; chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'; cardType: 'NFC' | 'CONTACT' | null; remainVolume: string | null; lastReadingAt: string | null; state: 'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED'; canPay: boolean; reason: string | null; pending: { gasOrderId: string; state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED'; volume: string | null; amount: string } | null })[] })[]; bills: { count: number; totalDue: string; principal: string; lateFee: string; overdueCount: number; inPayment: { count: number; totalDue: string; paid: string }; firstDueDate: string | null }; failedParts?: ({ system: 'meterFeed' | 'payment' | 'einvoice'; since: string })[] }
    refuses: '2902'
  }
  'default POST /crmgas/pay/searchAccount': {
    in: { bp: string; meterTail: string }
    out: { bpMask: string; nameMask: string; totalDue: string; billCount: number; canPrepay: boolean; payToken: string; expireAt: string }
    refuses: 'A2314' | 'A2315'
  }
  'default GET /crmgas/pay/recentAccounts': {
    in: unknown
    out: { own: ({ bp: string; customerName: string; companyName: string; totalDue: string | null; billCount: number | null; current: boolean })[]; recent: { bpMask: string; nameMask: string; totalDue: string; billCount: number; canPrepay: boolean; payToken: string; expireAt: string; lastPaidAt: string }[] }
    refuses: never
  }
  'default GET /crmgas/pay/channels': {
    in: { bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; amount: string; platform: 'WEAPP' | 'H5WX' | 'H5' | 'NATIVE'; payToken?: string }
    out: { list: ({ channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX'; name: string; icon: string; singleLimit: string; enabled: boolean; reason: string | null; test: boolean })[]; balanceUsable: string; balanceSmsOver: string; hint: string | null; failedParts?: ({ system: 'meterFeed' | 'payment' | 'einvoice'; since: string })[] }
    refuses: '2902'
  }
  'default POST /crmgas/pay/createOrder': {
    in: { bizType: 'BILL' | 'PREPAY' | 'INSTALLMENT'; billIds?: { billId: string; amount?: string }[]; amount?: string; planId?: string; seqs?: number[]; payToken?: string; useBalance?: '1' | '0'; smsCode?: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE' } & { requestNo: string }
    out: { orderId: string; orderNo: string; bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; amount: string; balanceUsed: string; payAmount: string; split: 'NONE' | 'AMOUNT'; subOrders: ({ subOrderId: string; seq: number; amount: string; state: 'WAIT_PAY' | 'PAYING' | 'SUCCESS' | 'CLOSED'; paidAt: string | null; canPay: boolean })[]; expireAt: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED' }
    refuses: '2002' | '2003' | '2902' | '2904' | 'A2301' | 'A2303' | 'A2304' | 'A2305' | 'A2307' | 'A2311' | 'A2317' | 'A2321' | 'A2324' | 'A2325' | 'A2340' | 'A2341' | 'A2603'
  }
  'default GET /crmgas/pay/order': {
    in: { orderId: string }
    out: { orderId: string; orderNo: string; bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; title: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; amount: string; balanceUsed: string; payAmount: string; paidAmount: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'; split: 'NONE' | 'AMOUNT'; createdAt: string; expireAt: string; remainSeconds: number; paidAt: string | null; resultNote: string | null; proxy: boolean; payeeBp: string; payeeName: string; payerMask: string; payerIsMe: boolean; canPay: boolean; canCancel: boolean; confirming: boolean; nextSubOrderId: string | null; subOrders: ({ subOrderId: string; seq: number; amount: string; state: 'WAIT_PAY' | 'PAYING' | 'SUCCESS' | 'CLOSED'; paidAt: string | null; canPay: boolean })[]; items: ({ refType: 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'GAS_ORDER' | 'PACKAGE' | 'EXTRACT' | 'PROJECT'; refId: string | null; title: string; principal: string; lateFee: string; amount: string })[] }
    refuses: '2902'
  }
  'default POST /crmgas/pay/prepay': {
    in: { orderId: string; subOrderId?: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX'; openId?: string; platform?: 'WEAPP' | 'H5WX' | 'H5' | 'NATIVE' } & { requestNo: string }
    out: { paymentId: string; channel: 'WXMINI'; amount: string; params: { appId: string; timeStamp: string; nonceStr: string; package: string; signType: 'RSA'; paySign: string } } | { paymentId: string; channel: 'WXJSAPI'; amount: string; params: { appId: string; timeStamp: string; nonceStr: string; package: string; signType: 'RSA'; paySign: string } } | { paymentId: string; channel: 'WXH5'; amount: string; params: { h5Url: string } } | { paymentId: string; channel: 'NATIVE'; amount: string; params: { payInfo: string } } | { paymentId: string; channel: 'SANDBOX'; amount: string; params: { sandboxToken: string } }
    refuses: '2902' | '2904' | 'A2305' | 'A2306' | 'A2311' | 'A2319' | 'A2320' | 'A2321'
  }
  'default GET /crmgas/pay/query': {
    in: { orderId: string; cashier?: 'DONE' }
    out: { orderId: string; orderNo: string; bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; title: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; amount: string; paidAmount: string; balanceUsed: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'; createdAt: string; confirmedAt: string | null; paidAt: string | null; creditedAt: string | null; proxy: boolean; billIds: string[]; resultNote: string | null; gasOrderId: string | null; nextAction: 'NONE' | 'WRITE_CARD' | 'NEXT_SUB' | 'PAY_AGAIN'; nextSubOrderId: string | null; voucherId: string | null }
    refuses: '2902'
  }
  'default POST /crmgas/pay/cancel': {
    in: { orderId: string }
    out: { state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED' }
    refuses: '2902' | '2904' | 'A2311' | 'A2322' | 'A2503'
  }
  'default POST /crmgas/pay/notify/{channel}': {
    in: { channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' }
    out: null
    refuses: never
  }
  'default GET /crmgas/pay/record': {
    in: { bizType?: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; state?: 'OPEN' | 'DONE' | 'REFUND'; channel?: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'; mine?: '1' | '0'; dateFrom?: string; dateTo?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ orderId: string; orderNo: string; bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; title: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; amount: string; balanceUsed: string; payAmount: string; paidAmount: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'; split: 'NONE' | 'AMOUNT'; createdAt: string; expireAt: string; remainSeconds: number; paidAt: string | null; resultNote: string | null; proxy: boolean; payeeBp: string; payeeName: string; payerMask: string; payerIsMe: boolean; canPay: boolean; canCancel: boolean; confirming: boolean; nextSubOrderId: string | null; refundedAmount: string; meterNo: string | null; waits: { step: 'PAID' | 'CREDITED' | 'SENT' | 'CONFIRMED' | 'TO_WRITE' | 'WRITTEN' | 'REMITTED' | 'AT_BANK' | 'MATCHING' | 'ARRIVED' | 'APPLIED' | 'APPROVED' | 'SENT_BACK' | 'REFUNDED'; state: 'WAITING' | 'LATE' | 'SOLVED'; dueAt: string; caseNo: string | null } | null })[]; total: number; pageNum: number; pageSize: number; sumPaid: string; sumRefunded: string; months: { month: string; sumPaid: string; sumRefunded: string; count: number }[]; since: string }
    refuses: 'A2316' | 'A2331'
  }
  'default GET /crmgas/pay/recordDetail': {
    in: { orderId: string }
    out: { orderId: string; orderNo: string; bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; title: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; amount: string; balanceUsed: string; payAmount: string; paidAmount: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'; split: 'NONE' | 'AMOUNT'; createdAt: string; expireAt: string; remainSeconds: number; paidAt: string | null; resultNote: string | null; proxy: boolean; payeeBp: string; payeeName: string; payerMask: string; payerIsMe: boolean; canPay: boolean; canCancel: boolean; confirming: boolean; nextSubOrderId: string | null; subOrders: ({ subOrderId: string; seq: number; amount: string; state: 'WAIT_PAY' | 'PAYING' | 'SUCCESS' | 'CLOSED'; paidAt: string | null; canPay: boolean })[]; items: ({ refType: 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'GAS_ORDER' | 'PACKAGE' | 'EXTRACT' | 'PROJECT'; refId: string | null; title: string; principal: string; lateFee: string; amount: string })[]; refundedAmount: string; payments: ({ paymentId: string; outTradeNo: string; channelTradeNo: string | null; subSeq: number | null; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'; amount: string; state: 'CREATED' | 'PREPAID' | 'SUCCESS' | 'FAILED' | 'CLOSED' | 'REFUNDING' | 'REFUNDED'; successAt: string | null })[]; refund: { refundId: string; amount: string; reason: string; to: 'CHANNEL' | 'BALANCE'; state: 'APPLIED' | 'APPROVED' | 'DONE' | 'REFUSED' | 'TO_BALANCE'; appliedAt: string; doneAt: string | null; refuseReason: string | null } | null; refundable: { ok: boolean; reason: string | null }; voucherId: string | null; prepared: { byMask: string; approvedAt: string | null } | null; gasOrderId: string | null; timeline: ({ state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; at: string; reason: string | null })[] }
    refuses: '2902'
  }
  'default POST /crmgas/pay/refundApply': {
    in: { orderId: string; reason: string } & { requestNo: string }
    out: { refundId: string; state: 'APPLIED' | 'APPROVED' | 'DONE' | 'REFUSED' | 'TO_BALANCE' }
    refuses: '2620' | '2902' | 'A2313' | 'A2328' | 'A2330'
  }
  'default GET /crmgas/fee/transaction': {
    in: { entryType?: 'TOPUP' | 'TT_IN' | 'BILL_OFFSET' | 'IC_BUY' | 'LEFTOVER' | 'OVERPAY' | 'LATEFEE' | 'INSTALLMENT' | 'REFUND_IN' | 'REFUND_OUT' | 'ADJUST_IN' | 'ADJUST_OUT' | 'PACKAGE' | 'PACKAGE_REFUND' | 'DEPOSIT_RELEASE' | 'REWARD' | 'PROJECT'; direction?: 'IN' | 'OUT'; month?: string; dateFrom?: string; dateTo?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ entryId: string; seq: number; direction: 'IN' | 'OUT'; amount: string; balanceAfter: string; entryType: 'TOPUP' | 'TT_IN' | 'BILL_OFFSET' | 'IC_BUY' | 'LEFTOVER' | 'OVERPAY' | 'LATEFEE' | 'INSTALLMENT' | 'REFUND_IN' | 'REFUND_OUT' | 'ADJUST_IN' | 'ADJUST_OUT' | 'PACKAGE' | 'PACKAGE_REFUND' | 'DEPOSIT_RELEASE' | 'REWARD' | 'PROJECT'; refType: string; refId: string; refNo: string | null; occurredAt: string; remark: string | null })[]; total: number; pageNum: number; pageSize: number; monthSum: { in: string; out: string }; months: { month: string; in: string; out: string }[]; balance: string; available: string; provisional: string; since: string }
    refuses: '2902' | 'A2316' | 'A2331'
  }
  'default POST /crmgas/fee/export': {
    in: { dateFrom: string; dateTo: string }
    out: { url: string; fileName: string; expireAt: string }
    refuses: '2902' | 'A2316' | 'A2331'
  }
  'default GET /crmgas/voucher/list': {
    in: { dateFrom?: string; dateTo?: string; meterId?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ voucherId: string; voucherNo: string; orderId: string; orderNo: string; title: string; bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; meterNo: string | null; amount: string; channelText: string; paidAt: string })[]; total: number; pageNum: number; pageSize: number; since: string }
    refuses: 'A2316' | 'A2331'
  }
  'default GET /crmgas/voucher/detail': {
    in: { voucherId: string }
    out: { voucherId: string; voucherNo: string; orderId: string; orderNo: string; title: string; bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'; meterNo: string | null; amount: string; channelText: string; paidAt: string; customerName: string; payerName: string; bp: string; address: string; companyName: string; amountUpper: string; parts: { name: string; amount: string }[]; items: ({ refType: 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'GAS_ORDER' | 'PACKAGE' | 'EXTRACT' | 'PROJECT'; refId: string | null; title: string; principal: string; lateFee: string; amount: string; priced: ({ name: string; volume: string | null; price: string | null; amount: string })[] })[]; volume: string | null; verifyCode: string; refundedAmount: string; pdfUrl: string; invoiceable: boolean; mails: ({ email: string; state: 'WAITING' | 'SENT' | 'FAILED'; at: string })[] }
    refuses: '2902'
  }
  'default POST /crmgas/voucher/sendEmail': {
    in: { voucherId: string; email: string }
    out: { email: string }
    refuses: '2610' | '2902'
  }
  'default GET /crmgas/installment/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED' }
    out: { list: ({ planId: string; planNo: string; state: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED'; signedOn: string; totalAmount: string; downPayment: string; periods: number; paidPeriods: number; paidAmount: string; restAmount: string; next: { seq: number; title: string; dueDate: string; amount: string } | null })[]; total: number; pageNum: number; pageSize: number; eligible: { ok: boolean; reasons: string[]; total: string; bills: ({ billId: string; billMonth: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; dueDate: string; principal: string; lateFee: string })[] } }
    refuses: never
  }
  'default POST /crmgas/installment/trial': {
    in: { billIds: string[]; downPct: number; periods: number }
    out: { totalAmount: string; principal: string; lateFee: string; downPayment: string; lateFeeRate: string; items: { seq: number; title: string; dueDate: string; amount: string }[] }
    refuses: '2902' | 'A2601' | 'A2602'
  }
  'default POST /crmgas/installment/apply': {
    in: { billIds: string[]; downPct: number; periods: number; reason: string; agree: '1' | '0' } & { requestNo: string }
    out: { planId: string; state: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED' }
    refuses: '2902' | 'A2601' | 'A2602' | 'A2604'
  }
  'default POST /crmgas/installment/cancel': {
    in: { planId: string }
    out: { state: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED' }
    refuses: '2902' | 'A2605'
  }
  'default GET /crmgas/installment/detail': {
    in: { planId: string }
    out: { planId: string; planNo: string; state: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED'; signedOn: string; totalAmount: string; principal: string; lateFee: string; lateFeeRate: string; downPayment: string; periods: number; paidAmount: string; restAmount: string; reason: string; reviewNote: string | null; items: ({ seq: number; title: string; dueDate: string; amount: string; paid: string; paidAt: string | null; state: 'WAIT' | 'DUE' | 'PAID' | 'LATE'; orderId: string | null; orderNo: string | null; voucherId: string | null; canPay: boolean })[]; bills: ({ billId: string; billNo: string; billMonth: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; principal: string; dueDate: string; lateFee: string; paidPrincipal: string; paidLateFee: string; unpaid: string; lateFeeAccrued: string; totalDue: string })[]; agreementUrl: string; timeline: ({ state: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED'; at: string; reason: string | null })[] }
    refuses: '2902'
  }
  'btwob GET /pay/track': {
    in: { orderId: string }
    out: { orderId: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; list: ({ kind: 'PLAIN' | 'REMOTE' | 'CARD' | 'TRANSFER' | 'REFUND'; steps: ({ step: 'PAID' | 'CREDITED' | 'SENT' | 'CONFIRMED' | 'TO_WRITE' | 'WRITTEN' | 'REMITTED' | 'AT_BANK' | 'MATCHING' | 'ARRIVED' | 'APPLIED' | 'APPROVED' | 'SENT_BACK' | 'REFUNDED'; state: 'DONE' | 'NOW' | 'LATE' | 'NEXT' | 'OVER'; at: string | null; expectedAt: string | null; caseNo: string | null; note: string | null })[]; note: string | null })[] }
    refuses: '2902'
  }
  'btwob POST /pay/prepared/save': {
    in: { kind: 'BILL' | 'PREPAY' | 'TRANSFER'; billIds?: string[]; amount?: string; transfer?: { receiverId: string; bankId?: string; payerName?: string; payerAccount?: string; payerBank?: string; remark?: string }; note?: string } & { requestNo: string }
    out: { preparedId: string; state: 'PREPARED' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'; expireAt: string }
    refuses: '2902' | '2903' | 'A2304' | 'A2305' | 'A2311' | 'A2317' | 'A2344' | 'A2501'
  }
  'btwob GET /pay/prepared/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'PREPARED' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN' }
    out: { list: ({ preparedId: string; kind: 'BILL' | 'PREPAY' | 'TRANSFER'; title: string; amount: string; state: 'PREPARED' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'; preparedMask: string; byMe: boolean; createdAt: string; expireAt: string; reason: string; orderId: string | null; version: number })[]; total: number; pageNum: number; pageSize: number; open: number }
    refuses: never
  }
  'btwob GET /pay/prepared/detail': {
    in: { preparedId: string }
    out: { preparedId: string; kind: 'BILL' | 'PREPAY' | 'TRANSFER'; title: string; amount: string; state: 'PREPARED' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'; preparedMask: string; byMe: boolean; createdAt: string; expireAt: string; reason: string; orderId: string | null; version: number; note: string; items: ({ billId: string | null; title: string; amount: string })[]; dueNow: string; fallen: { billId: string; title: string; reason: string }[]; transfer: { receiverName: string; payerName: string; payerAccountMask: string; remark: string } | null; canDecide: boolean; canWithdraw: boolean; trail: ({ act: 'PREPARED' | 'CHANGED' | 'FELL_OUT' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'; byMask: string; at: string; note: string })[] }
    refuses: '2902'
  }
  'btwob POST /pay/prepared/change': {
    in: { preparedId: string; version: number; billIds?: string[]; amount?: string }
    out: { version: number; amount: string }
    refuses: '2902' | '2904' | 'A2304' | 'A2305' | 'A2311' | 'A2317' | 'A2343' | 'A2501'
  }
  'btwob POST /pay/prepared/approve': {
    in: { preparedId: string; version: number; dueNow: string; securityTicket: string; useBalance?: '1' | '0'; smsCode?: string; channel?: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE' } & { requestNo: string }
    out: { kind: 'BILL' | 'PREPAY' | 'TRANSFER'; orderId: string; split: 'NONE' | 'AMOUNT'; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED' | 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED' }
    refuses: '2002' | '2003' | '2040' | '2902' | '2904' | 'A2301' | 'A2305' | 'A2307' | 'A2311' | 'A2321' | 'A2324' | 'A2342' | 'A2343' | 'A2501' | 'A2504'
  }
  'btwob POST /pay/prepared/refuse': {
    in: { preparedId: string; reason: string }
    out: { state: 'PREPARED' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN' }
    refuses: '2902' | '2904'
  }
  'btwob POST /pay/prepared/withdraw': {
    in: { preparedId: string }
    out: { state: 'PREPARED' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN' }
    refuses: '2902' | '2904'
  }
  'btwob POST /pay/basket/create': {
    in: { entries: ({ bp: string; kind: 'BILL' | 'PREPAY'; amount?: string })[]; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' } & { requestNo: string }
    out: { basketId: string; total: string; expireAt: string; groups: ({ companyCode: string; companyName: string; due: string; paid: string; canPay: boolean; orders: ({ orderId: string; bp: string; customerName: string; title: string; amount: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; voucherId: string | null })[] })[]; receiptUrl: string | null }
    refuses: '2902' | '2904' | 'A2301' | 'A2304' | 'A2305' | 'A2307' | 'A2311' | 'A2317' | 'A2321' | 'A2340' | 'A2341'
  }
  'btwob GET /pay/basket/detail': {
    in: { basketId: string }
    out: { basketId: string; total: string; expireAt: string; groups: ({ companyCode: string; companyName: string; due: string; paid: string; canPay: boolean; orders: ({ orderId: string; bp: string; customerName: string; title: string; amount: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; voucherId: string | null })[] })[]; receiptUrl: string | null }
    refuses: '2902'
  }
  'btwob POST /pay/basket/prepay': {
    in: { basketId: string; companyCode: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX'; openId?: string; again?: '1' | '0' } & { requestNo: string }
    out: { paymentId: string; channel: 'WXMINI'; amount: string; params: { appId: string; timeStamp: string; nonceStr: string; package: string; signType: 'RSA'; paySign: string } } | { paymentId: string; channel: 'WXJSAPI'; amount: string; params: { appId: string; timeStamp: string; nonceStr: string; package: string; signType: 'RSA'; paySign: string } } | { paymentId: string; channel: 'WXH5'; amount: string; params: { h5Url: string } } | { paymentId: string; channel: 'NATIVE'; amount: string; params: { payInfo: string } } | { paymentId: string; channel: 'SANDBOX'; amount: string; params: { sandboxToken: string } }
    refuses: '2902' | '2904' | 'A2305' | 'A2306' | 'A2311' | 'A2319' | 'A2321'
  }
  'default GET /crmgas/pay/tt/init': {
    in: unknown
    out: { receivers: { id: string; accountName: string; accountNo: string; bankName: string; bankNo: string }[]; myAccounts: { bankId: string; accountName: string; accountNoMask: string; bankName: string }[]; bills: ({ billId: string; billNo: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; billVersion: 'NEW' | 'OLD'; billMonth: string; periodFrom: string; periodTo: string; issueDate: string; dueDate: string; volume: string; packageVolume: string; receivable: string; paidPrincipal: string; lateFeePaid: string; lateFeeWaived: string; lateFeeAccrued: string; unpaid: string; totalDue: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; overdueDays: number; installmentId: string | null; invoiceState: 'NONE' | 'PART' | 'DONE'; statementId: string | null; locked: { byMe: boolean; byText: string; until: string; orderId: string | null } | null; transferId: string | null; canPay: boolean; payHint: string | null; meters: { meterId: string; meterNo: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; canPrepay: boolean; limits: { min: string; max: string }; tips: string[] }
    refuses: '2902'
  }
  'default POST /crmgas/pay/tt/create': {
    in: { purpose: 'BILL' | 'PREPAY' | 'PACKAGE' | 'PROJECT'; billIds?: string[]; payNo?: string; amount: string; receiverId: string; bankId?: string; payerName?: string; payerAccount?: string; payerBank?: string; remark?: string; confirmed?: '1' | '0' } & { requestNo: string }
    out: { ttId: string; remitCode: string; receiver: { accountName: string; accountNo: string; bankName: string; bankNo: string }; expireAt: string }
    refuses: '2902' | 'A2301' | 'A2303' | 'A2311' | 'A2317' | 'A2327' | 'A2340' | 'A2341' | 'A2501' | 'A2504'
  }
  'default GET /crmgas/pay/tt/detail': {
    in: { ttId: string }
    out: { ttId: string; orderNo: string; purpose: 'BILL' | 'PREPAY' | 'PACKAGE' | 'PROJECT'; title: string; amount: string; remitCode: string; state: 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED'; createdAt: string; expireAt: string; arrivedAmount: string | null; arrivedAt: string | null; rejectReason: string | null; receiver: { accountName: string; accountNo: string; bankName: string; bankNo: string }; payerName: string; payerBank: string; payerAccountMask: string; remark: string; remitDate: string | null; remitFrom: string; remitTo: string; proofs: { fileId: string; name: string; mime: string; url: string; uploadedAt: string }[]; resultNote: string | null; bills: { billId: string; title: string; amount: string }[]; voucherId: string | null; canUpload: boolean; canCancel: boolean; arrival: { state: 'WAITING' | 'MATCHED' | 'RETURNED'; amount: string; at: string } | null; test: boolean; timeline: ({ state: 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED'; at: string; reason: string | null })[] }
    refuses: '2902'
  }
  'default GET /crmgas/pay/tt/slip': {
    in: { ttId: string }
    out: { url: string; fileName: string }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/pay/tt/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED' }
    out: { list: ({ ttId: string; orderNo: string; purpose: 'BILL' | 'PREPAY' | 'PACKAGE' | 'PROJECT'; title: string; amount: string; remitCode: string; state: 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED'; createdAt: string; expireAt: string; arrivedAmount: string | null; arrivedAt: string | null; rejectReason: string | null })[]; total: number; pageNum: number; pageSize: number; open: number }
    refuses: never
  }
  'btwob POST /pay/tt/readSlip': {
    in: { ttId: string; fileId: string }
    out: { recognised: boolean; amount: string | null; remitDate: string | null; payerName: string | null; remitCode: string | null; differs: ('amount' | 'payerName' | 'remitCode')[] }
    refuses: '2902' | '44852'
  }
  'default POST /crmgas/pay/tt/uploadProof': {
    in: { ttId: string; files: { fileId: string }[]; remitDate: string; remark?: string } & { requestNo: string }
    out: { state: 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED' }
    refuses: '2902' | '44852' | 'A2502' | 'A2505'
  }
  'default POST /crmgas/pay/tt/cancel': {
    in: { ttId: string }
    out: { state: 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED' }
    refuses: '2902' | '2904' | 'A2503'
  }
  'default POST /crmgas/icBuyGus': {
    in: { meterId: string; buyMode: 'AMOUNT' | 'VOLUME'; value: string; priceVersion: string; useBalance?: '1' | '0'; smsCode?: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE'; writeMode: 'NFC' | 'OUTLET' | 'KIOSK' } & { requestNo: string }
    out: { gasOrderId: string; gasOrderNo: string; slices: ({ subNo: number; volume: string | null; amount: string; targetSeq: number | null })[]; orderId: string; orderNo: string; amount: string; balanceUsed: string; payAmount: string; split: 'NONE' | 'AMOUNT'; subOrders: ({ subOrderId: string; seq: number; amount: string; state: 'WAIT_PAY' | 'PAYING' | 'SUCCESS' | 'CLOSED'; paidAt: string | null; canPay: boolean })[]; expireAt: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED' }
    refuses: '2002' | '2003' | '2902' | 'A2101' | 'A2103' | 'A2302' | 'A2305' | 'A2307' | 'A2308' | 'A2309' | 'A2310' | 'A2317' | 'A2318' | 'A2321' | 'A2324' | 'A2340' | 'A2341'
  }
  'default POST /crmgas/icBuyGus4HQW': {
    in: { meterId: string; buyMode: 'AMOUNT' | 'VOLUME'; value: string; priceVersion: string; useBalance?: '1' | '0'; smsCode?: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE'; writeMode: 'NFC' | 'OUTLET' | 'KIOSK'; slices: { volume: string; amount: string }[] } & { requestNo: string }
    out: { gasOrderId: string; gasOrderNo: string; slices: ({ subNo: number; volume: string | null; amount: string; targetSeq: number | null })[]; orderId: string; orderNo: string; amount: string; balanceUsed: string; payAmount: string; split: 'NONE' | 'AMOUNT'; subOrders: ({ subOrderId: string; seq: number; amount: string; state: 'WAIT_PAY' | 'PAYING' | 'SUCCESS' | 'CLOSED'; paidAt: string | null; canPay: boolean })[]; expireAt: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED' }
    refuses: '2002' | '2003' | '2902' | 'A2101' | 'A2103' | 'A2302' | 'A2305' | 'A2307' | 'A2308' | 'A2309' | 'A2310' | 'A2317' | 'A2318' | 'A2321' | 'A2324' | 'A2340' | 'A2341'
  }
  'default GET /crmgas/gasPaymentOrder/list': {
    in: { pageNum?: number; pageSize?: number; dateFrom?: string; dateTo?: string; state?: 'WAIT_PAY' | 'WAIT_WRITE' | 'DONE' | 'REFUND'; meterId?: string }
    out: { list: ({ gasOrderId: string; gasOrderNo: string; meterId: string; meterNo: string; meterName: string; cardTail: string; cardType: 'NFC' | 'CONTACT'; buyMode: 'AMOUNT' | 'VOLUME'; volume: string | null; pricedVolume: string | null; amount: string; leftover: string; state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED'; writeMode: 'NFC' | 'OUTLET' | 'KIOSK'; slices: number; writtenSlices: number; createdAt: string; paidAt: string | null; orderId: string; canPay: boolean; canCancel: boolean; canWrite: boolean; nextSubNo: number | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: 'A2316' | 'A2331'
  }
  'default GET /crmgas/gasPaymentOrder/detail': {
    in: { gasOrderId: string }
    out: { gasOrderId: string; gasOrderNo: string; meterId: string; meterNo: string; meterName: string; cardTail: string; cardType: 'NFC' | 'CONTACT'; buyMode: 'AMOUNT' | 'VOLUME'; volume: string | null; pricedVolume: string | null; amount: string; leftover: string; state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED'; writeMode: 'NFC' | 'OUTLET' | 'KIOSK'; slices: number; writtenSlices: number; createdAt: string; paidAt: string | null; orderId: string; canPay: boolean; canCancel: boolean; canWrite: boolean; nextSubNo: number | null; segments: ({ tierNo: number; season: 'HEATING' | 'NON_HEATING'; price: string; volume: string; amount: string })[]; subOrders: ({ subNo: number; volume: string | null; amount: string; targetSeq: number | null; state: 'WAIT' | 'RESERVED' | 'WRITTEN' | 'LOADED'; reservedAt: string | null; writtenAt: string | null; loadedAt: string | null })[]; payOrder: { orderNo: string; state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'; amount: string; balanceUsed: string; payAmount: string; split: 'NONE' | 'AMOUNT'; expireAt: string }; writeRecords: ({ recordId: string; subNo: number | null; result: 'SUCCESS' | 'UNCHANGED' | 'UNKNOWN' | 'FAILED' | 'READ'; message: string; seqBefore: number | null; seqAfter: number | null; userMask: string; endedAt: string })[]; refundable: { ok: boolean; reason: string | null }; voucherId: string | null; timeline: ({ state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED'; at: string; reason: string | null })[] }
    refuses: '2902'
  }
  'default POST /crmgas/gasPaymentOrder/cancel': {
    in: { gasOrderId: string }
    out: { state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED' }
    refuses: '2902' | 'A2311' | 'A2312' | 'A2322'
  }
  'default POST /crmgas/gasPaymentOrder/refund': {
    in: { gasOrderId: string; reason: string } & { requestNo: string }
    out: { refundId: string; state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED' }
    refuses: '2620' | '2902' | 'A2312' | 'A2313' | 'A2328' | 'A2329' | 'A2330' | 'A2409'
  }
  'default GET /crmgas/nfc/cards': {
    in: unknown
    out: { list: ({ cardNo: string; cardType: 'NFC' | 'CONTACT'; state: 'ACTIVE' | 'LOST' | 'REPLACED'; meterId: string; meterNo: string; meterName: string; unit: 'VOLUME' | 'AMOUNT'; purchaseSeq: number | null; held: string | null; loaded: boolean | null; meterRemain: string | null; imageAt: string | null; pending: { gasOrderId: string; subNo: number; volume: string | null; amount: string; state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED' } | null })[] }
    refuses: never
  }
  'default GET /crmgas/nfc/support': {
    in: { platform: 'WEAPP' | 'H5WX' | 'H5' | 'NATIVE'; system?: string; model?: string }
    out: { supported: boolean; reasonCode: 'IOS' | 'H5' | 'CLOSED' | null; reason: string | null; ways: string[]; virtual: '1' | '0' }
    refuses: never
  }
  'default POST /crmgas/nfc/open': {
    in: { gasOrderId?: string; subNo?: number; platform: 'WEAPP' | 'NATIVE' | 'VIRTUAL'; mode: 'WRITE' | 'CHECK' | 'READ'; cardNo?: string } & { requestNo: string }
    out: { sessionId: string; mode: 'WRITE' | 'CHECK' | 'READ'; cardTail: string; expireAt: string; commands: ({ seq: number; name: 'SELECT' | 'CHALLENGE' | 'READ' | 'READ_FB' | 'AUTH' | 'WRITE' | 'VERIFY'; apdu: string })[] }
    refuses: '2902' | '2906' | 'A2403' | 'A2404' | 'A2410' | 'A2412'
  }
  'default POST /crmgas/nfc/step': {
    in: { sessionId: string; results: { seq: number; data: string; sw: string }[]; lost?: boolean }
    out: { step: 'WRITE' | 'DONE'; commands: ({ seq: number; name: 'SELECT' | 'CHALLENGE' | 'READ' | 'READ_FB' | 'AUTH' | 'WRITE' | 'VERIFY'; apdu: string })[]; done: boolean; result: { state: 'SUCCESS' | 'UNCHANGED' | 'UNKNOWN' | 'FAILED' | 'READ'; code: string | null; message: string } | null; card: { cardNo: string; meterNo: string; purchaseSeq: number; unit: 'VOLUME' | 'AMOUNT'; held: string; loaded: boolean; remain: string | null } | null; orderState: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED' | null }
    refuses: '2902' | 'A2411'
  }
  'default POST /crmgas/nfc/abort': {
    in: { sessionId: string; reason?: string }
    out: { orderState: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED' | null }
    refuses: '2902'
  }
  'default GET /crmgas/nfc/record': {
    in: { pageNum?: number; pageSize?: number; dateFrom?: string; dateTo?: string; cardNo?: string; result?: 'SUCCESS' | 'UNCHANGED' | 'UNKNOWN' | 'FAILED' | 'READ' }
    out: { list: ({ recordId: string; cardTail: string; mode: 'WRITE' | 'CHECK' | 'READ'; result: 'SUCCESS' | 'UNCHANGED' | 'UNKNOWN' | 'FAILED' | 'READ'; failCode: string | null; message: string; volume: string | null; amount: string | null; seqBefore: number | null; seqAfter: number | null; userMask: string; endedAt: string; checkOrderId: string | null; orderId: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: 'A2316' | 'A2331'
  }
  'btwob POST /card/lost': {
    in: { cardNo: string; lost: '1' | '0' }
    out: { state: 'ACTIVE' | 'LOST' | 'REPLACED' }
    refuses: '2902' | '2904'
  }
  'btwob POST /card/replace': {
    in: { cardNo: string; newCardNo: string; cardType: 'NFC' | 'CONTACT'; reason: string } & { requestNo: string }
    out: { cardNo: string; gasOrderIds: string[] }
    refuses: '2901' | '2902' | '2904'
  }
  'btwob POST /card/open': {
    in: { cardNo: string; mode: 'WRITE' | 'READ'; device: 'OUTLET' | 'KIOSK' } & { requestNo: string }
    out: { sessionId: string; mode: 'WRITE' | 'CHECK' | 'READ'; cardTail: string; expireAt: string; commands: ({ seq: number; name: 'SELECT' | 'CHALLENGE' | 'READ' | 'READ_FB' | 'AUTH' | 'WRITE' | 'VERIFY'; apdu: string })[] }
    refuses: '2901' | '2902' | 'A2403' | 'A2404' | 'A2410'
  }
  'btwob POST /card/step': {
    in: { sessionId: string; results: { seq: number; data: string; sw: string }[]; lost?: boolean }
    out: { step: 'WRITE' | 'DONE'; commands: ({ seq: number; name: 'SELECT' | 'CHALLENGE' | 'READ' | 'READ_FB' | 'AUTH' | 'WRITE' | 'VERIFY'; apdu: string })[]; done: boolean; result: { state: 'SUCCESS' | 'UNCHANGED' | 'UNKNOWN' | 'FAILED' | 'READ'; code: string | null; message: string } | null; card: { cardNo: string; meterNo: string; purchaseSeq: number; unit: 'VOLUME' | 'AMOUNT'; held: string; loaded: boolean; remain: string | null } | null; orderState: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED' | null }
    refuses: '2902' | 'A2411'
  }
  'btwob POST /card/abort': {
    in: { sessionId: string; reason?: string }
    out: { orderState: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED' | null }
    refuses: '2902'
  }
  'btwob GET /usage/cards': {
    in: { meterId?: string }
    out: { months: ({ month: string; volume: string; amount: string | null })[]; uses: { meterId: string; name: string; from: string; to: string; volume: string; dayMean: string }[]; meters: ({ meterId: string; name: string; remain: string | null; dayMean: string | null; readAt: string | null; lastsUntil: string | null })[]; asOf: string }
    refuses: 'A2101'
  }
  'taocan GET /trade/package/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'ON_SALE' | 'NOT_STARTED' | 'ENDED'; priceType?: 'FIXED' | 'FLOAT'; keyword?: string }
    out: { list: ({ packageId: string; name: string; priceType: 'FIXED' | 'FLOAT'; unitPrice: string; floatDiscount: string | null; standardPrice: string; supplyMode: 'PART' | 'FULL'; cycleType: 'MONTH' | 'TEN_DAYS'; deliveryStart: string; deliveryEnd: string; depositRate: string; overTolerance: string; shortTolerance: string; shortFeeRate: string; saleStart: string; saleEnd: string; totalVolume: string; soldVolume: string; leftVolume: string; minVolume: string; stepVolume: string; highlights: string[]; state: 'DRAFT' | 'NOT_STARTED' | 'ON_SALE' | 'SOLD_OUT' | 'ENDED' | 'SUSPENDED'; canBuy: boolean; myOrderNo: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'taocan GET /trade/package/detail': {
    in: { packageId: string }
    out: { packageId: string; name: string; priceType: 'FIXED' | 'FLOAT'; unitPrice: string; floatDiscount: string | null; standardPrice: string; supplyMode: 'PART' | 'FULL'; cycleType: 'MONTH' | 'TEN_DAYS'; deliveryStart: string; deliveryEnd: string; depositRate: string; overTolerance: string; shortTolerance: string; shortFeeRate: string; saleStart: string; saleEnd: string; totalVolume: string; soldVolume: string; leftVolume: string; minVolume: string; stepVolume: string; highlights: string[]; state: 'DRAFT' | 'NOT_STARTED' | 'ON_SALE' | 'SOLD_OUT' | 'ENDED' | 'SUSPENDED'; canBuy: boolean; myOrderNo: string | null; maxPerBp: string; maxOrdersPerBp: number; customerTypes: ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[]; templateVersion: string; intro: string; cycleLowRate: string; cycleHighRate: string; ownActiveVolume: string; buyRange: { min: string; max: string; step: string }; meters: ({ meterId: string; meterNo: string; name: string; remote: boolean; qmax: string | null; reason: string | null })[]; cyclesPreview: { cycleNo: number; name: string; startDate: string; endDate: string; days: number; volume: string; low: string; high: string; editOpenAt: string; editCloseAt: string; payDeadline: string }[]; contact: { name: string; phone: string } }
    refuses: '2902'
  }
  'taocan POST /trade/package/preview': {
    in: { packageId: string; volume: string; meterNos: string[] }
    out: { volume: string; unitPrice: string; totalAmount: string; depositAmount: string; saving: string | null; cycles: { cycleNo: number; name: string; startDate: string; endDate: string; days: number; volume: string; low: string; high: string; editOpenAt: string; editCloseAt: string; payDeadline: string }[] }
    refuses: '2902' | '42101' | '42202'
  }
  'taocan POST /trade/agree/comboCustomerCheck': {
    in: { packageId?: string; scene: 'PACKAGE' }
    out: { pass: boolean; items: ({ code: 'ACCOUNT' | 'CERT' | 'CONTRACT' | 'METER' | 'ARREARS' | 'STOPGAS' | 'SUPPLEMENT' | 'LIMIT' | 'CREDIT'; name: string; pass: boolean; message: string; actionRoute: string })[] }
    refuses: '2902'
  }
  'taocan POST /trade/agree/createAgree': {
    in: { sourceType: 'PACKAGE'; sourceNo: string; volume: string; meterNos: string[]; cycles: { cycleNo: number; volume: string }[]; contactName: string; contactPhone: string; templateVersion: string; agreed: true } & { requestNo: string }
    out: { agreeId: string; orderNo: string; signDeadline: string; depositAmount: string; totalAmount: string }
    refuses: '2902' | '42101' | '42102' | '42103' | '42107' | '42108' | '42109' | '42111' | '42201' | '42202'
  }
  'taocan GET /trade/agree/detail': {
    in: { agreeId: string }
    out: { agreeId: string; orderNo: string; packageName: string; templateVersion: string; content: string; contentHash: string; state: 'TO_SIGN' | 'SIGNED' | 'VOID'; orderState: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED'; openedAt: string; expireAt: string; canSign: boolean; signHint: string | null; phone: string; signedName: string | null; signedAt: string | null; signWay: 'SEAL' | 'HAND' | null; contractId: string | null; canCancel: boolean; canRemind: boolean; version: number }
    refuses: '2902'
  }
  'taocan POST /trade/agree/sign': {
    in: { agreeId: string; smsCode: string; contentHash: string; signWay: 'SEAL' | 'HAND'; signImage?: string } & { requestNo: string }
    out: { orderNo: string; orderStatus: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED'; contractId: string; depositDeadline: string | null; payRequired: boolean }
    refuses: '2002' | '2003' | '2110' | '2209' | '2902' | '2904' | '42104' | '42110' | '42801' | '44852' | 'A2203'
  }
  'btwob POST /package/remindMaster': {
    in: { agreeId: string } & { requestNo: string }
    out: { remindedAt: string }
    refuses: '2902' | '2904'
  }
  'btwob GET /package/agreementFile': {
    in: { agreeId: string }
    out: { url: string; name: string; expireAt: string }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/processText/get': {
    in: { code: string }
    out: { code: string; title: string; version: number; effectiveFrom: string; sections: { heading: string; steps: string[]; paragraphs: string[] }[] }
    refuses: '2902'
  }
  'taocan GET /trade/order/summary': {
    in: unknown
    out: { running: ({ orderNo: string; name: string; totalVolume: string; orderExtracted: string; currentCycle: string | null; childNo: string | null; total: string; extracted: string; remaining: string; next: { action: 'CANCEL' | 'SIGN' | 'PAY_DEPOSIT' | 'EDIT_CYCLES' | 'PAY_CHILD' | 'PAY_SUPPLEMENT' | 'CHANGE' | 'WITHDRAW' | 'AGAIN'; text: string; deadline: string | null; loss: string | null; bizNo: string | null } | null })[]; todoCount: number }
    refuses: never
  }
  'taocan GET /trade/order/list': {
    in: { pageNum?: number; pageSize?: number; tab?: 'all' | 'todo' | 'doing' | 'done' | 'closed'; keyword?: string }
    out: { list: ({ orderNo: string; packageId: string; name: string; sourceType: 'PACKAGE' | 'NG'; state: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED'; totalVolume: string; unitPrice: string; totalAmount: string; depositAmount: string; paidAmount: string; extracted: string; createdAt: string; next: { action: 'CANCEL' | 'SIGN' | 'PAY_DEPOSIT' | 'EDIT_CYCLES' | 'PAY_CHILD' | 'PAY_SUPPLEMENT' | 'CHANGE' | 'WITHDRAW' | 'AGAIN'; text: string; deadline: string | null; loss: string | null; bizNo: string | null } | null; children: { total: number; settled: number; todo: number }; agreeId: string; actions: ('CANCEL' | 'SIGN' | 'PAY_DEPOSIT' | 'EDIT_CYCLES' | 'PAY_CHILD' | 'PAY_SUPPLEMENT' | 'CHANGE' | 'WITHDRAW' | 'AGAIN')[] })[]; total: number; pageNum: number; pageSize: number; counts: { all: number; todo: number; doing: number; done: number; closed: number } }
    refuses: never
  }
  'taocan GET /trade/order/detail': {
    in: { orderNo: string }
    out: { orderNo: string; packageId: string; name: string; sourceType: 'PACKAGE' | 'NG'; state: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED'; totalVolume: string; unitPrice: string; totalAmount: string; depositAmount: string; paidAmount: string; extracted: string; createdAt: string; next: { action: 'CANCEL' | 'SIGN' | 'PAY_DEPOSIT' | 'EDIT_CYCLES' | 'PAY_CHILD' | 'PAY_SUPPLEMENT' | 'CHANGE' | 'WITHDRAW' | 'AGAIN'; text: string; deadline: string | null; loss: string | null; bizNo: string | null } | null; terms: { packageId: string; name: string; priceType: 'FIXED' | 'FLOAT'; unitPrice: string; floatDiscount: string | null; standardPrice: string; supplyMode: 'PART' | 'FULL'; cycleType: 'MONTH' | 'TEN_DAYS'; deliveryStart: string; deliveryEnd: string; depositRate: string; overTolerance: string; shortTolerance: string; shortFeeRate: string }; agreeId: string; contractId: string | null; signDeadline: string; depositDeadline: string | null; effectiveAt: string | null; finishedAt: string | null; closeReason: string | null; contactName: string; contactPhone: string; createdBy: string; meters: { meterId: string; meterNo: string; name: string }[]; cycles: ({ cycleNo: number; name: string; childNo: string; startDate: string; endDate: string; days: number; planVolume: string; low: string; high: string; editOpenAt: string; editCloseAt: string; lockedVolume: string | null; lockMode: 'PICK_BILL' | 'AUTO' | null; pickBillNo: string | null; payDeadline: string; unitPrice: string | null; payableAmount: string; estimated: boolean; paidAmount: string; total: string; extracted: string; state: 'PLANNED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'OVERDUE' | 'PAID' | 'EXTRACTING' | 'SETTLING' | 'WAIT_SUPPLEMENT' | 'SETTLED' | 'FORFEITED' | 'VOID'; open: boolean })[]; supplements: ({ buNo: string; orderNo: string; childNo: string; cycleName: string; buType: 'ADD' | 'ADVANCE' | 'DIFF'; volume: string; unitPrice: string; amount: string; reason: string; payDeadline: string | null; paidAt: string | null; state: 'WAIT_REVIEW' | 'REJECTED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'EFFECTIVE' | 'SETTLED' | 'CLOSED' | 'OVERDUE' | 'WITHDRAWN'; rejectRemark: string | null; createdAt: string })[]; changes: ({ changeNo: string; orderNo: string; childNo: string; cycleName: string; changeType: 'DELAY' | 'ADVANCE' | 'ADD'; volume: string; targetCycleName: string | null; effectDate: string; reason: string; buNo: string | null; state: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'WAIT_PAY' | 'DONE' | 'CLOSED'; reviewRemark: string | null; canWithdraw: boolean; createdAt: string })[]; deposit: { paid: string; held: string; deducted: string; released: string; entries: ({ entryNo: string; direction: 'IN' | 'OUT' | 'DEDUCT'; amount: string; balanceAfter: string; remark: string; at: string })[] }; progress: { extracted: string; total: string; rate: string }; actions: ('CANCEL' | 'SIGN' | 'PAY_DEPOSIT' | 'EDIT_CYCLES' | 'PAY_CHILD' | 'PAY_SUPPLEMENT' | 'CHANGE' | 'WITHDRAW' | 'AGAIN')[]; version: number }
    refuses: '2902'
  }
  'taocan GET /trade/order/childDetail': {
    in: { childNo: string }
    out: { cycleNo: number; name: string; childNo: string; startDate: string; endDate: string; days: number; planVolume: string; low: string; high: string; editOpenAt: string; editCloseAt: string; lockedVolume: string | null; lockMode: 'PICK_BILL' | 'AUTO' | null; pickBillNo: string | null; payDeadline: string; unitPrice: string | null; payableAmount: string; estimated: boolean; paidAmount: string; total: string; extracted: string; state: 'PLANNED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'OVERDUE' | 'PAID' | 'EXTRACTING' | 'SETTLING' | 'WAIT_SUPPLEMENT' | 'SETTLED' | 'FORFEITED' | 'VOID'; open: boolean; orderNo: string; orderName: string; priceProvisional: boolean; rolloverInVolume: string; rolloverInAmount: string; carryInVolume: string; carryInAmount: string; movedOutVolume: string; addVolume: string; remaining: string; paidAt: string | null; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE' | 'TT' | null; forfeitAt: string; forfeitFee: string | null; settlement: { total: string; extracted: string; short: string; free: string; freeAmount: string; penal: string; fee: string; refund: string; over: string; diffNo: string | null; formulaText: string; settledAt: string | null } | null; supplements: ({ buNo: string; orderNo: string; childNo: string; cycleName: string; buType: 'ADD' | 'ADVANCE' | 'DIFF'; volume: string; unitPrice: string; amount: string; reason: string; payDeadline: string | null; paidAt: string | null; state: 'WAIT_REVIEW' | 'REJECTED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'EFFECTIVE' | 'SETTLED' | 'CLOSED' | 'OVERDUE' | 'WITHDRAWN'; rejectRemark: string | null; createdAt: string })[]; timeline: ({ title: string; at: string | null; note: string })[]; actions: ('CANCEL' | 'SIGN' | 'PAY_DEPOSIT' | 'EDIT_CYCLES' | 'PAY_CHILD' | 'PAY_SUPPLEMENT' | 'CHANGE' | 'WITHDRAW' | 'AGAIN')[] }
    refuses: '2902'
  }
  'taocan GET /trade/order/supplementDetail': {
    in: { buNo: string }
    out: { supplement: { buNo: string; orderNo: string; childNo: string; cycleName: string; buType: 'ADD' | 'ADVANCE' | 'DIFF'; volume: string; unitPrice: string; amount: string; reason: string; payDeadline: string | null; paidAt: string | null; state: 'WAIT_REVIEW' | 'REJECTED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'EFFECTIVE' | 'SETTLED' | 'CLOSED' | 'OVERDUE' | 'WITHDRAWN'; rejectRemark: string | null; createdAt: string }; orderName: string; fromCycleName: string | null; change: { changeNo: string; state: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'WAIT_PAY' | 'DONE' | 'CLOSED'; reviewRemark: string | null } | null; timeline: ({ title: string; at: string | null; note: string })[]; actions: ('CANCEL' | 'SIGN' | 'PAY_DEPOSIT' | 'EDIT_CYCLES' | 'PAY_CHILD' | 'PAY_SUPPLEMENT' | 'CHANGE' | 'WITHDRAW' | 'AGAIN')[] }
    refuses: '2902'
  }
  'taocan POST /trade/order/cancel': {
    in: { orderNo: string; version: number; reason: string } & { requestNo: string }
    out: { status: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED' }
    refuses: '2902' | '2904' | '42105' | '42106'
  }
  'taocan GET /trade/pick/cycles': {
    in: { orderNo: string }
    out: { orderNo: string; name: string; state: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED'; totalVolume: string; version: number; unlockedSum: string; cycles: ({ cycleNo: number; name: string; childNo: string; startDate: string; endDate: string; days: number; planVolume: string; low: string; high: string; editOpenAt: string; editCloseAt: string; lockedVolume: string | null; lockMode: 'PICK_BILL' | 'AUTO' | null; pickBillNo: string | null; payDeadline: string; unitPrice: string | null; payableAmount: string; estimated: boolean; paidAmount: string; total: string; extracted: string; state: 'PLANNED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'OVERDUE' | 'PAID' | 'EXTRACTING' | 'SETTLING' | 'WAIT_SUPPLEMENT' | 'SETTLED' | 'FORFEITED' | 'VOID'; open: boolean; editable: boolean; reason: string | null; lastYear: string | null })[]; closesAt: string | null; opensAt: string | null }
    refuses: '2902'
  }
  'taocan POST /trade/pick/savePickPlan': {
    in: { orderNo: string; version: number; cycles: { cycleNo: number; volume: string }[] } & { requestNo: string }
    out: { version: number; cycles: { cycleNo: number; planVolume: string }[] }
    refuses: '2902' | '2904' | '42201' | '42202' | '42203' | '42204'
  }
  'taocan POST /trade/pick/submitPickBillInfo': {
    in: { orderNo: string; version: number; cycleNos: number[]; cycles: { cycleNo: number; volume: string }[] } & { requestNo: string }
    out: { pickBillNo: string; children: ({ childNo: string; cycleName: string; lockedVolume: string; lockMode: 'PICK_BILL' | 'AUTO'; payableAmount: string; payDeadline: string })[] }
    refuses: '2902' | '2904' | '42201' | '42202' | '42203' | '42204' | '42205'
  }
  'taocan GET /trade/extract/periodDetail': {
    in: { childNo: string }
    out: { child: { cycleNo: number; name: string; childNo: string; startDate: string; endDate: string; days: number; planVolume: string; low: string; high: string; editOpenAt: string; editCloseAt: string; lockedVolume: string | null; lockMode: 'PICK_BILL' | 'AUTO' | null; pickBillNo: string | null; payDeadline: string; unitPrice: string | null; payableAmount: string; estimated: boolean; paidAmount: string; total: string; extracted: string; state: 'PLANNED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'OVERDUE' | 'PAID' | 'EXTRACTING' | 'SETTLING' | 'WAIT_SUPPLEMENT' | 'SETTLED' | 'FORFEITED' | 'VOID'; open: boolean }; orderNo: string; orderName: string; total: string; extracted: string; remaining: string; line: string | null; rate: string | null; elapsed: number; stopped: number; daysLeft: number; perDay: string | null; days: { date: string; plan: string; metered: string; extracted: string; out: string; cumulative: string; known: boolean; meters: { meterId: string; metered: string; extracted: string; out: string }[] }[]; meters: { meterId: string; meterNo: string; name: string }[]; caseId: string | null; overPart: string; canChange: boolean }
    refuses: '2902'
  }
  'taocan GET /trade/extract/cockpit': {
    in: { childNo: string }
    out: { asOf: string; total: string; taken: string; left: string; meanDay: string | null; days: ({ date: string; left: string | null; expected: string | null; even: string })[]; marks: ({ percent: number; reachedOn: string | null; expectedOn: string | null })[]; forecast: { runsOut: string | null; range: { earliest: string | null; latest: string | null; missingLow: string; missingHigh: string } | null; missing: string } | null; supplement: { volume: string; isLimited: boolean; effectDate: string; unitPrice: string; amount: string; withIt: { over: string; overAmount: string; out: string; outAmount: string; total: string }; without: { over: string; overAmount: string; out: string; outAmount: string; total: string }; saving: string; ifLow: { left: string; rollover: string; fee: string } | null } | null; blocked: string | null; priceEnds: { date: string; warnOn: string; unitPrice: string | null } }
    refuses: '2902'
  }
  'taocan GET /trade/extract/records': {
    in: { pageNum?: number; pageSize?: number; orderNo?: string; childNo?: string; meterId?: string; dateFrom?: string; dateTo?: string }
    out: { list: ({ recordId: string; orderNo: string; orderName: string; childNo: string; cycleName: string; meterId: string; meterNo: string; meterName: string; date: string; meterVolume: string; extractedVolume: string; outVolume: string; cumulativeVolume: string; remainingVolume: string; source: 'REMOTE' | 'MAKEUP' | 'ADJUST'; adjustOf: string | null; at: string })[]; total: number; pageNum: number; pageSize: number; sums: { extracted: string; out: string } }
    refuses: never
  }
  'taocan GET /trade/extract/changeOptions': {
    in: { childNo: string }
    out: { child: { cycleNo: number; name: string; childNo: string; startDate: string; endDate: string; days: number; planVolume: string; low: string; high: string; editOpenAt: string; editCloseAt: string; lockedVolume: string | null; lockMode: 'PICK_BILL' | 'AUTO' | null; pickBillNo: string | null; payDeadline: string; unitPrice: string | null; payableAmount: string; estimated: boolean; paidAmount: string; total: string; extracted: string; state: 'PLANNED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'OVERDUE' | 'PAID' | 'EXTRACTING' | 'SETTLING' | 'WAIT_SUPPLEMENT' | 'SETTLED' | 'FORFEITED' | 'VOID'; open: boolean }; orderNo: string; orderName: string; unitPrice: string; types: ({ type: 'DELAY' | 'ADVANCE' | 'ADD'; enabled: boolean; disabledReason: string | null; maxVolume: string; targets: { cycleNo: number; name: string; room: string }[]; effectDate: string; payHours: number | null })[]; used: { cycle: number; parent: number }; limits: { cycle: number; parent: number }; version: number }
    refuses: '2902'
  }
  'taocan POST /trade/extract/change': {
    in: { childNo: string; version: number; changeType: 'DELAY' | 'ADVANCE' | 'ADD'; volume: string; targetCycleNo?: number; reason: string } & { requestNo: string }
    out: { changeNo: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'WAIT_PAY' | 'DONE' | 'CLOSED'; effectDate: string; buNo: string | null; amount: string | null; payDeadline: string | null }
    refuses: '2902' | '2904' | '42102' | '42211' | '42212' | '42213' | '42214' | '42215' | '42216'
  }
  'taocan GET /trade/extract/changeList': {
    in: { pageNum?: number; pageSize?: number; orderNo: string }
    out: { list: ({ changeNo: string; orderNo: string; childNo: string; cycleName: string; changeType: 'DELAY' | 'ADVANCE' | 'ADD'; volume: string; targetCycleName: string | null; effectDate: string; reason: string; buNo: string | null; state: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'WAIT_PAY' | 'DONE' | 'CLOSED'; reviewRemark: string | null; canWithdraw: boolean; createdAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2902'
  }
  'taocan POST /trade/extract/changeWithdraw': {
    in: { changeNo: string } & { requestNo: string }
    out: { status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'WAIT_PAY' | 'DONE' | 'CLOSED' }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/pay/packageOrder': {
    in: { packageOrderNo: string }
    out: { orderNo: string; agreeId: string; title: string; volume: string; price: string; orderState: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED'; agreementOk: boolean; payables: ({ bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN'; bizNo: string; title: string; amount: string; deadline: string | null; payNo: string | null })[] }
    refuses: '2902' | 'A2323'
  }
  'btwob GET /package/payable': {
    in: { bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN'; bizNo: string; platform: 'WEAPP' | 'H5WX' | 'H5' | 'NATIVE' }
    out: { bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN'; bizNo: string; title: string; amount: string; deadline: string | null; payNo: string | null; orderNo: string | null; orderName: string; formula: string; volume: string | null; payable: boolean; reason: string | null; customerName: string; balance: string; channels: ({ channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE' | 'TT'; name: string; icon: string; enabled: boolean; reason: string | null; test: boolean })[]; balanceSmsOver: string }
    refuses: '2902'
  }
  'taocan POST /trade/pay/create': {
    in: { bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN'; bizNo: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE' | 'TT'; smsCode?: string } & { requestNo: string }
    out: { payNo: string; status: 'PAYING' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED'; amount: string; expireAt: string; orderId: string | null }
    refuses: '2002' | '2003' | '2110' | '2902' | '2904' | '42901' | '42902' | '42903' | '42905' | 'A2307' | 'A2321' | 'A2322' | 'A2324' | 'A2340' | 'A2341' | 'A2501' | 'A2503'
  }
  'taocan GET /trade/pay/status': {
    in: { payNo: string }
    out: { payNo: string; status: 'PAYING' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED'; bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN'; bizNo: string; orderNo: string | null; orderName: string; amount: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE' | 'TT'; paidAt: string | null; failReason: string | null; nextText: string; orderId: string | null }
    refuses: '2902'
  }
  'taocan POST /trade/pay/cancel': {
    in: { payNo: string } & { requestNo: string }
    out: { status: 'PAYING' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED' }
    refuses: '2902' | '2904' | '42902' | 'A2322' | 'A2503'
  }
  'taocan GET /trade/deposit/ledger': {
    in: { bizNo: string }
    out: { entries: ({ entryNo: string; direction: 'IN' | 'OUT' | 'DEDUCT'; amount: string; balanceAfter: string; remark: string; at: string })[] }
    refuses: '2902'
  }
  'sqdev GET /ng/activity/list': {
    in: { pageNum?: number; pageSize?: number; tab?: 'going' | 'mine' | 'finished' }
    out: { list: ({ ngId: string; name: string; resourceType: 'PIPELINE' | 'LNG'; mode: 'BID' | 'DRAW'; pricingRule: 'UNIFORM' | 'PAY_AS_BID' | 'FIXED_PRICE'; totalVolume: string; floorPrice: string | null; capPrice: string | null; priceStep: string | null; fixedPrice: string | null; deliveryStart: string; deliveryEnd: string; signupStart: string; signupEnd: string; openAt: string; closeAt: string; publishAt: string; confirmDeadline: string; state: 'NOT_STARTED' | 'SIGNUP' | 'OPEN' | 'CLEARING' | 'PUBLISHED' | 'FINISHED' | 'CANCELLED' | 'FAILED'; participants: number; next: { text: string; at: string } | null; mine: { bidNo: string; state: 'SIGNED_UP' | 'WAIT_MARGIN' | 'VALID' | 'WON' | 'PART_WON' | 'CANDIDATE' | 'LOST' | 'CONFIRMED' | 'DEFAULTED' | 'WITHDRAWN' | 'INVALID'; price: string | null; volume: string | null } | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'sqdev GET /ng/activity/detail': {
    in: { ngId: string }
    out: { ngId: string; name: string; resourceType: 'PIPELINE' | 'LNG'; mode: 'BID' | 'DRAW'; pricingRule: 'UNIFORM' | 'PAY_AS_BID' | 'FIXED_PRICE'; totalVolume: string; floorPrice: string | null; capPrice: string | null; priceStep: string | null; fixedPrice: string | null; deliveryStart: string; deliveryEnd: string; signupStart: string; signupEnd: string; openAt: string; closeAt: string; publishAt: string; confirmDeadline: string; state: 'NOT_STARTED' | 'SIGNUP' | 'OPEN' | 'CLEARING' | 'PUBLISHED' | 'FINISHED' | 'CANCELLED' | 'FAILED'; minVolume: string; maxVolume: string; stepVolume: string; maxLots: number | null; marginRate: string; cycleType: 'MONTH' | 'TEN_DAYS'; rules: string; seedHash: string | null; cancelReason: string | null; participants: number; next: { text: string; at: string } | null; serverTime: string; actions: ('SIGN_UP' | 'SUBMIT' | 'PAY' | 'WITHDRAW' | 'CONFIRM' | 'SIGN' | 'RESULT')[]; myBid: { bidNo: string; state: 'SIGNED_UP' | 'WAIT_MARGIN' | 'VALID' | 'WON' | 'PART_WON' | 'CANDIDATE' | 'LOST' | 'CONFIRMED' | 'DEFAULTED' | 'WITHDRAWN' | 'INVALID'; version: number; offer: { price: string | null; volume: string; minVolume: string | null; lots: number | null; margin: string; rankTime: string } | null; pending: { price: string | null; volume: string; minVolume: string | null; lots: number | null; margin: string; due: string } | null; marginHeld: string; revisionsLeft: number; entries: string[]; wonEntries: string[]; award: { volume: string; price: string; deposit: string; isOffer: boolean } | null; candidatePlace: number | null; confirmDeadline: string | null; orderNo: string | null; agreeId: string | null; withdrawUntil: string } | null }
    refuses: '2902'
  }
  'sqdev POST /ng/activity/signup': {
    in: { ngId: string; agreed: true } & { requestNo: string }
    out: { bidNo: string; status: 'SIGNED_UP' | 'WAIT_MARGIN' | 'VALID' | 'WON' | 'PART_WON' | 'CANDIDATE' | 'LOST' | 'CONFIRMED' | 'DEFAULTED' | 'WITHDRAWN' | 'INVALID' }
    refuses: '2902' | '42109' | '42301' | '42306'
  }
  'sqdev POST /ng/bid/submit': {
    in: { bidNo: string; version: number; price?: string; volume?: string; minVolume?: string; lots?: number } & { requestNo: string }
    out: { bidNo: string; status: 'SIGNED_UP' | 'WAIT_MARGIN' | 'VALID' | 'WON' | 'PART_WON' | 'CANDIDATE' | 'LOST' | 'CONFIRMED' | 'DEFAULTED' | 'WITHDRAWN' | 'INVALID'; marginAmount: string; marginDue: string; version: number }
    refuses: '2901' | '2902' | '2904' | '42302' | '42303' | '42305' | '42307'
  }
  'sqdev POST /ng/bid/withdraw': {
    in: { bidNo: string; version: number } & { requestNo: string }
    out: { status: 'SIGNED_UP' | 'WAIT_MARGIN' | 'VALID' | 'WON' | 'PART_WON' | 'CANDIDATE' | 'LOST' | 'CONFIRMED' | 'DEFAULTED' | 'WITHDRAWN' | 'INVALID'; returned: string }
    refuses: '2902' | '2904' | '42304'
  }
  'sqdev GET /ng/bid/detail': {
    in: { bidNo: string }
    out: { ngId: string; name: string; activityState: 'NOT_STARTED' | 'SIGNUP' | 'OPEN' | 'CLEARING' | 'PUBLISHED' | 'FINISHED' | 'CANCELLED' | 'FAILED'; publishAt: string; bid: { bidNo: string; state: 'SIGNED_UP' | 'WAIT_MARGIN' | 'VALID' | 'WON' | 'PART_WON' | 'CANDIDATE' | 'LOST' | 'CONFIRMED' | 'DEFAULTED' | 'WITHDRAWN' | 'INVALID'; version: number; offer: { price: string | null; volume: string; minVolume: string | null; lots: number | null; margin: string; rankTime: string } | null; pending: { price: string | null; volume: string; minVolume: string | null; lots: number | null; margin: string; due: string } | null; marginHeld: string; revisionsLeft: number; entries: string[]; wonEntries: string[]; award: { volume: string; price: string; deposit: string; isOffer: boolean } | null; candidatePlace: number | null; confirmDeadline: string | null; orderNo: string | null; agreeId: string | null; withdrawUntil: string }; history: ({ revision: number; price: string | null; volume: string; minVolume: string | null; lots: number | null; margin: string; at: string })[]; margin: ({ entryNo: string; direction: 'IN' | 'OUT' | 'DEDUCT' | 'TRANSFER'; amount: string; balanceAfter: string; remark: string; at: string })[] }
    refuses: '2902'
  }
  'sqdev POST /ng/bid/confirm': {
    in: { bidNo: string; version: number; meterNos?: string[]; contactName: string; contactPhone: string; agreed: true } & { requestNo: string }
    out: { agreeId: string; orderNo: string; signDeadline: string; depositAmount: string; totalAmount: string }
    refuses: '2901' | '2902' | '2904' | '42109' | '42111' | '42202' | '42311'
  }
  'sqdev GET /ng/winningList': {
    in: { pageNum?: number; pageSize?: number; ngId: string; keyword?: string }
    out: { list: ({ name: string; city: string; volume: string; price: string | null; entries: string[]; isOwn: boolean })[]; total: number; pageNum: number; pageSize: number; ngId: string; name: string; state: 'NOT_STARTED' | 'SIGNUP' | 'OPEN' | 'CLEARING' | 'PUBLISHED' | 'FINISHED' | 'CANCELLED' | 'FAILED'; publishedAt: string; summary: { clearingPrice: string | null; awardedVolume: string; participants: number; winners: number }; mine: { name: string; city: string; volume: string; price: string | null; entries: string[]; isOwn: boolean } | null; proof: { seedHash: string; seed: string; entryCount: number; ledgerHash: string; beaconDay: string; beaconRound: number | null } | null }
    refuses: '2902' | '42310'
  }
  'sqdev GET /ng/entries': {
    in: { ngId: string; after?: number }
    out: { ledger: string; next: number | null }
    refuses: '2902' | '42310'
  }
  'btwob GET /ng/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ ngId: string; name: string; resourceType: 'PIPELINE' | 'LNG'; mode: 'BID' | 'DRAW'; pricingRule: 'UNIFORM' | 'PAY_AS_BID' | 'FIXED_PRICE'; totalVolume: string; floorPrice: string | null; capPrice: string | null; priceStep: string | null; fixedPrice: string | null; deliveryStart: string; deliveryEnd: string; signupStart: string; signupEnd: string; openAt: string; closeAt: string; publishAt: string; confirmDeadline: string; state: 'NOT_STARTED' | 'SIGNUP' | 'OPEN' | 'CLEARING' | 'PUBLISHED' | 'FINISHED' | 'CANCELLED' | 'FAILED'; participants: number; canCancel: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob POST /ng/cancel': {
    in: { ngId: string; reason: string } & { requestNo: string }
    out: { status: 'NOT_STARTED' | 'SIGNUP' | 'OPEN' | 'CLEARING' | 'PUBLISHED' | 'FINISHED' | 'CANCELLED' | 'FAILED' }
    refuses: '2211' | '2902' | '2904'
  }
  'default GET /crmgas/invoice/tradeList': {
    in: { pageNum?: number; pageSize?: number; monthFrom?: string; monthTo?: string; source?: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; status?: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; meterNo?: string }
    out: { list: ({ tradeNo: string; source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; title: string; goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; month: string; tradeTime: string; meterNo: string | null; volume: string | null; grossAmount: string; invoicedAmount: string; openAmount: string; status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; blockReason: string | null; deadline: string; daysLeft: number | null; isAdjust: boolean; heldBy: { name: string; mine: boolean; until: string } | null; canPick: boolean; applyId: string | null; invoiceIds: string[] })[]; total: number; pageNum: number; pageSize: number; sum: { open: { count: number; amount: string }; issued: { count: number; amount: string } } }
    refuses: 'A2316'
  }
  'default GET /crmgas/invoice/waitList': {
    in: { pageNum?: number; pageSize?: number; monthFrom?: string; monthTo?: string; source?: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; meterNo?: string; keyword?: string; expiring?: '1' | '0' }
    out: { list: ({ tradeNo: string; source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; title: string; goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; month: string; tradeTime: string; meterNo: string | null; volume: string | null; grossAmount: string; invoicedAmount: string; openAmount: string; status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; blockReason: string | null; deadline: string; daysLeft: number | null; isAdjust: boolean; heldBy: { name: string; mine: boolean; until: string } | null; canPick: boolean; applyId: string | null; invoiceIds: string[] })[]; total: number; pageNum: number; pageSize: number; sum: { count: number; amount: string }; meters: { meterNo: string; name: string }[] }
    refuses: 'A2316'
  }
  'default GET /crmgas/invoice/tradeDetail': {
    in: { tradeNo: string }
    out: { tradeNo: string; source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; title: string; goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; month: string; tradeTime: string; meterNo: string | null; volume: string | null; grossAmount: string; invoicedAmount: string; openAmount: string; status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; blockReason: string | null; deadline: string; daysLeft: number | null; isAdjust: boolean; heldBy: { name: string; mine: boolean; until: string } | null; canPick: boolean; applyId: string | null; invoiceIds: string[]; periodFrom: string | null; periodTo: string | null; lines: ({ lineNo: number; goodsName: string; unit: string; quantity: string | null; unitPrice: string | null; grossAmount: string; taxRate: string; netAmount: string; taxAmount: string })[]; netAmount: string; taxAmount: string; billId: string | null; orderId: string | null; applies: ({ applyId: string; status: 'A0' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5'; invoiceType: '10' | '81' | '82' | '04' | '01'; grossTotal: string; submittedAt: string; applicant: string })[]; invoices: ({ invoiceId: string; applyId: string | null; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string; redAmount: string })[]; reds: ({ redId: string; blueInvoiceId: string; reason: '01' | '02' | '03' | '04'; mode: 'FULL' | 'PART'; status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS'; grossAmount: string; createdAt: string; redInvoiceId: string | null })[] }
    refuses: '2650'
  }
  'default POST /crmgas/invoice/pickTrades': {
    in: { tradeNos: string[]; billId?: string }
    out: { pickId: string; expireAt: string; remainSeconds: number; items: ({ tradeNo: string; source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; title: string; goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; month: string; tradeTime: string; meterNo: string | null; volume: string | null; grossAmount: string; invoicedAmount: string; openAmount: string; status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; blockReason: string | null; deadline: string; daysLeft: number | null; isAdjust: boolean; heldBy: { name: string; mine: boolean; until: string } | null; canPick: boolean; applyId: string | null; invoiceIds: string[] })[]; autoAdded: string[]; groups: ({ goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; grossTotal: string })[]; grossTotal: string }
    refuses: '2601' | '2602' | '2651' | '2652'
  }
  'default POST /crmgas/invoice/releasePick': {
    in: { pickId: string }
    out: true
    refuses: never
  }
  'default GET /crmgas/invoice/summary': {
    in: { month: string }
    out: { openCount: number; openAmount: string; issuedCount: number; issuedAmount: string; redAmount: string; expiringCount: number }
    refuses: never
  }
  'default POST /crmgas/invoice/previewInvoice': {
    in: { pickId: string; invoiceType: '81' | '82'; titleId?: string; mergeMode: 'MERGE' | 'PER_ITEM' | 'PER_METER' | 'PER_MONTH'; remark?: string }
    out: { items: ({ tradeNo: string; source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; title: string; goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; month: string; tradeTime: string; meterNo: string | null; volume: string | null; grossAmount: string; invoicedAmount: string; openAmount: string; status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; blockReason: string | null; deadline: string; daysLeft: number | null; isAdjust: boolean; heldBy: { name: string; mine: boolean; until: string } | null; canPick: boolean; applyId: string | null; invoiceIds: string[] })[]; expireAt: string; remainSeconds: number; invoices: ({ goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; lines: ({ lineNo: number; goodsName: string; spec: string; unit: string; quantity: string | null; unitPrice: string | null; netAmount: string; taxRate: string; taxAmount: string; grossAmount: string; isDiscount: boolean })[]; netAmount: string; taxAmount: string; grossAmount: string; amountUpper: string; remark: string })[]; invoiceCount: number; netTotal: string; taxTotal: string; grossTotal: string; hints: string[]; byMonth: number | null; specialReason: string | null; monthEnd: boolean }
    refuses: '2604' | '2605' | '2653' | '2654'
  }
  'default POST /crmgas/invoice/createInvoiceV2': {
    in: { pickId: string; invoiceType: '81' | '82'; titleId?: string; mergeMode: 'MERGE' | 'PER_ITEM' | 'PER_METER' | 'PER_MONTH'; emails: string[]; receiverPhone?: string; showBuyerExtra: '1' | '0'; remark?: string; grossTotal: string; sourceEntry: 'TRADE' | 'BILL' } & { requestNo: string }
    out: { applyId: string; status: 'A0' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5'; queueReason: 'MONTH_END' | 'QUOTA' | null; invoiceCount: number }
    refuses: '2602' | '2603' | '2604' | '2605' | '2610' | '2652' | '2653' | '2654'
  }
  'default GET /crmgas/invoice/applyList': {
    in: { pageNum?: number; pageSize?: number; monthFrom?: string; monthTo?: string; status?: 'A0' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5'; invoiceType?: '81' | '82'; keyword?: string }
    out: { list: ({ applyId: string; status: 'A0' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5'; queueReason: 'MONTH_END' | 'QUOTA' | null; invoiceType: '81' | '82'; buyerName: string; grossTotal: string; netTotal: string; taxTotal: string; invoiceCount: number; submittedAt: string; finishedAt: string | null; applicant: string; sourceEntry: 'TRADE' | 'BILL' | 'REISSUE' | 'AUTO'; failReason: string | null; invoices: ({ invoiceId: string; invoiceNo: string; grossAmount: string; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9' })[] })[]; total: number; pageNum: number; pageSize: number }
    refuses: 'A2316'
  }
  'default GET /crmgas/invoice/issuedList': {
    in: { pageNum?: number; pageSize?: number; monthFrom?: string; monthTo?: string; invoiceType?: '10' | '81' | '82' | '04' | '01'; status?: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; keyword?: string }
    out: { list: ({ invoiceId: string; applyId: string | null; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string; redAmount: string })[]; total: number; pageNum: number; pageSize: number; months: { month: string; count: number; amount: string }[] }
    refuses: 'A2316'
  }
  'default GET /crmgas/invoice/applyDetail': {
    in: { applyId: string }
    out: { applyId: string; status: 'A0' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5'; queueReason: 'MONTH_END' | 'QUOTA' | null; invoiceType: '81' | '82'; buyerName: string; grossTotal: string; netTotal: string; taxTotal: string; invoiceCount: number; submittedAt: string; finishedAt: string | null; applicant: string; sourceEntry: 'TRADE' | 'BILL' | 'REISSUE' | 'AUTO'; failReason: string | null; invoices: ({ invoiceId: string; invoiceNo: string; grossAmount: string; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9' })[]; mergeMode: 'MERGE' | 'PER_ITEM' | 'PER_METER' | 'PER_MONTH'; titleId: string | null; buyer: { name: string; taxNo: string; address: string; phone: string; bankName: string; bankAccount: string }; emails: string[]; receiverPhone: string | null; showBuyerExtra: boolean; remark: string; items: ({ tradeNo: string; source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; title: string; goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; month: string; tradeTime: string; meterNo: string | null; volume: string | null; grossAmount: string; invoicedAmount: string; openAmount: string; status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; blockReason: string | null; deadline: string; daysLeft: number | null; isAdjust: boolean; heldBy: { name: string; mine: boolean; until: string } | null; canPick: boolean; applyId: string | null; invoiceIds: string[] })[]; issued: ({ invoiceId: string; applyId: string | null; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string; redAmount: string })[]; progress: ({ step: 'SUBMIT' | 'ISSUE' | 'MAIL'; at: string | null; done: boolean })[]; canWithdraw: boolean; canRepeat: boolean; redId: string | null }
    refuses: '2655'
  }
  'default POST /crmgas/invoice/withdrawApply': {
    in: { applyId: string }
    out: { status: 'A0' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' }
    refuses: '2613' | '2655'
  }
  'default GET /crmgas/invoice/invoiceDetail': {
    in: { invoiceId: string }
    out: { invoiceId: string; applyId: string | null; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string; redAmount: string; amountUpper: string; buyer: { name: string; taxNo: string; address: string; phone: string; bankName: string; bankAccount: string }; seller: { name: string; taxNo: string; address: string; phone: string; bankName: string; bankAccount: string }; drawer: string; remark: string; useStatus: '0' | '1' | '2'; lines: ({ lineNo: number; goodsName: string; spec: string; unit: string; quantity: string | null; unitPrice: string | null; netAmount: string; taxRate: string; taxAmount: string; grossAmount: string; isDiscount: boolean; leftGross: string })[]; leftAmount: string; files: { pdfUrl: string; xmlUrl: string | null; ofdUrl: string | null; pageImages: string[] } | null; items: ({ tradeNo: string; source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'; title: string; goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'; month: string; tradeTime: string; meterNo: string | null; volume: string | null; grossAmount: string; invoicedAmount: string; openAmount: string; status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'; blockReason: string | null; deadline: string; daysLeft: number | null; isAdjust: boolean; heldBy: { name: string; mine: boolean; until: string } | null; canPick: boolean; applyId: string | null; invoiceIds: string[] })[]; reds: ({ redId: string; blueInvoiceId: string; reason: '01' | '02' | '03' | '04'; mode: 'FULL' | 'PART'; status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS'; grossAmount: string; createdAt: string; redInvoiceId: string | null })[]; redInvoices: ({ invoiceId: string; applyId: string | null; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string; redAmount: string })[]; blueInvoice: { invoiceId: string; applyId: string | null; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string; redAmount: string } | null; mails: ({ id: string; email: string; kind: 'AUTO' | 'RESEND'; status: '0' | '1' | '2'; sentAt: string | null; failReason: string | null })[]; canRed: boolean; redHint: string | null; canReissue: boolean; siblings: { invoiceId: string; invoiceNo: string; grossAmount: string }[]; openRedId: string | null }
    refuses: '2656'
  }
  'default GET /crmgas/invoice/getElectronicInvoices': {
    in: { applyId?: string; tradeNo?: string; invoiceIds?: string }
    out: ({ invoiceId: string; invoiceNo: string; invoiceType: '10' | '81' | '82' | '04' | '01'; color: 'BLUE' | 'RED'; grossAmount: string; issueTime: string; pdfUrl: string; xmlUrl: string | null; ofdUrl: string | null; pageImages: string[] })[]
    refuses: '2655' | '2656' | '2657'
  }
  'default POST /crmgas/invoice/reSendEmail': {
    in: { invoiceIds: string[]; emails: string[] }
    out: { accepted: number }
    refuses: '2110' | '2610' | '2611' | '2612' | '2656'
  }
  'default GET /crmgas/invoice/mailLog': {
    in: { invoiceId: string }
    out: ({ id: string; email: string; kind: 'AUTO' | 'RESEND'; status: '0' | '1' | '2'; sentAt: string | null; failReason: string | null })[]
    refuses: '2656'
  }
  'default GET /crmgas/invoice/getDefaultInvoiceTitle': {
    in: { invoiceType?: '81' | '82' }
    out: { titleId: string; titleKind: 'OWN' | 'OTHER'; buyerType: 'ENTERPRISE' | 'GOV' | 'PERSON'; buyerName: string; taxNo: string; address: string; phone: string; bankName: string; bankAccount: string; specialAllowed: '0' | '1' | '2' | '9'; reviewStatus: 'T1' | 'T2' | 'T9'; rejectReason: string | null; email: string; receiverPhone: string; isDefault: boolean; version: number; unusable: string | null }
    refuses: '2660'
  }
  'default GET /crmgas/invoice/titleList': {
    in: { invoiceType?: '81' | '82' }
    out: ({ titleId: string; titleKind: 'OWN' | 'OTHER'; buyerType: 'ENTERPRISE' | 'GOV' | 'PERSON'; buyerName: string; taxNo: string; address: string; phone: string; bankName: string; bankAccount: string; specialAllowed: '0' | '1' | '2' | '9'; reviewStatus: 'T1' | 'T2' | 'T9'; rejectReason: string | null; email: string; receiverPhone: string; isDefault: boolean; version: number; unusable: string | null })[]
    refuses: never
  }
  'default GET /crmgas/invoice/titleDetail': {
    in: { titleId: string }
    out: { titleId: string; titleKind: 'OWN' | 'OTHER'; buyerType: 'ENTERPRISE' | 'GOV' | 'PERSON'; buyerName: string; taxNo: string; address: string; phone: string; bankName: string; bankAccount: string; specialAllowed: '0' | '1' | '2' | '9'; reviewStatus: 'T1' | 'T2' | 'T9'; rejectReason: string | null; email: string; receiverPhone: string; isDefault: boolean; version: number; unusable: string | null; proofs: { fileId: string; name: string; url: string }[] }
    refuses: '2902'
  }
  'default POST /crmgas/invoice/saveTitle': {
    in: { titleId?: string; version?: number; titleKind: 'OWN' | 'OTHER'; buyerType: 'ENTERPRISE' | 'GOV' | 'PERSON'; buyerName: string; taxNo?: string; address?: string; phone?: string; bankName?: string; bankAccount?: string; email?: string; receiverPhone?: string; proofFileIds?: string[]; applySpecial: '1' | '0'; isDefault?: '1' | '0'; securityTicket?: string } & { requestNo: string }
    out: { titleId: string; titleKind: 'OWN' | 'OTHER'; buyerType: 'ENTERPRISE' | 'GOV' | 'PERSON'; buyerName: string; taxNo: string; address: string; phone: string; bankName: string; bankAccount: string; specialAllowed: '0' | '1' | '2' | '9'; reviewStatus: 'T1' | 'T2' | 'T9'; rejectReason: string | null; email: string; receiverPhone: string; isDefault: boolean; version: number; unusable: string | null; proofs: { fileId: string; name: string; url: string }[] }
    refuses: '2040' | '2302' | '2604' | '2610' | '2630' | '2631' | '2632' | '2633' | '2634' | '2643' | '2902' | '44852'
  }
  'default POST /crmgas/invoice/deleteTitle': {
    in: { titleId: string }
    out: true
    refuses: '2635' | '2902'
  }
  'default POST /crmgas/invoice/setDefaultTitle': {
    in: { titleId: string }
    out: true
    refuses: '2636' | '2902'
  }
  'default GET /crmgas/invoice/searchCompany': {
    in: { keyword: string }
    out: ({ companyName: string; taxNo: string; address: string | null; phone: string | null; bankName: string | null; bankAccount: string | null })[]
    refuses: never
  }
  'default POST /crmgas/invoice/redPreview': {
    in: { invoiceId: string; reason: '01' | '02' | '03' | '04'; mode: 'FULL' | 'PART'; lines?: { lineNo: number; grossAmount: string; quantity?: string }[] }
    out: { lines: ({ lineNo: number; goodsName: string; unit: string; quantity: string | null; taxRate: string; netAmount: string; taxAmount: string; grossAmount: string })[]; netAmount: string; taxAmount: string; grossAmount: string; leftAmount: string; needBuyerConfirm: '1' | '0'; needProof: '1' | '0'; hints: string[] }
    refuses: '2614' | '2640' | '2641' | '2642' | '2656' | 'A2317'
  }
  'default POST /crmgas/invoice/createRed': {
    in: { invoiceId: string; reason: '01' | '02' | '03' | '04'; mode: 'FULL' | 'PART'; lines?: { lineNo: number; grossAmount: string; quantity?: string }[]; explanation: string; proofFileIds?: string[]; siblings?: '1' | '0'; reissue: '1' | '0'; newTitleId?: string; newInvoiceType?: '81' | '82' } & { requestNo: string }
    out: { redId: string; status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS' }
    refuses: '2604' | '2605' | '2614' | '2640' | '2641' | '2642' | '2643' | '2654' | '2656' | '44852' | 'A2317'
  }
  'default GET /crmgas/invoice/redDetail': {
    in: { redId: string }
    out: { redId: string; blueInvoiceId: string; reason: '01' | '02' | '03' | '04'; mode: 'FULL' | 'PART'; status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS'; grossAmount: string; createdAt: string; redInvoiceId: string | null; blueInvoiceNo: string; lines: ({ lineNo: number; goodsName: string; unit: string; quantity: string | null; taxRate: string; netAmount: string; taxAmount: string; grossAmount: string })[]; netAmount: string; taxAmount: string; explanation: string; proofs: { fileId: string; name: string; url: string }[]; applicant: string; reissue: boolean; newTitleName: string | null; newInvoiceType: '81' | '82' | null; newApplyId: string | null; newInvoices: { invoiceId: string; invoiceNo: string; grossAmount: string }[]; group: ({ redId: string; blueInvoiceNo: string; grossAmount: string; status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS' })[]; confirmNo: string | null; buyerDeadline: string | null; remainSeconds: number | null; rejectReason: string | null; redInvoiceNo: string | null; progress: ({ step: 'SUBMIT' | 'REVIEW' | 'CONFIRM' | 'ISSUE' | 'REISSUE'; at: string | null; done: boolean })[]; canWithdraw: boolean }
    refuses: '2902'
  }
  'default POST /crmgas/invoice/withdrawRed': {
    in: { redId: string }
    out: true
    refuses: '2644' | '2902'
  }
  'default POST /crmgas/invoice/refreshRed': {
    in: { redId: string }
    out: { status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS' }
    refuses: '2902'
  }
  'default POST /crmgas/invoice/notify/{key}/{mark}': {
    in: { key: string; mark: string }
    out: null
    refuses: never
  }
  'btwob GET /invoice/matrix': {
    in: { pageNum?: number; pageSize?: number; monthFrom?: string; monthTo?: string; title?: string; meterNo?: string; onlyGaps?: '1' | '0' }
    out: { list: ({ rowId: string; kind: 'BILL' | 'TRADE'; month: string; title: string; no: string; date: string; billId: string | null; tradeNo: string | null; billState: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED' | null; dueDate: string | null; meterNos: string[]; billed: string; lateFee: string; paid: string; unpaid: string; invoiced: string; red: string; net: string; open: string; waived: string; pending: string; payments: ({ way: 'ORDER' | 'BALANCE' | 'TRADE'; orderId: string | null; no: string; channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE' | null; amount: string; at: string | null })[]; invoices: ({ invoiceId: string; invoiceNo: string; invoiceType: '10' | '81' | '82' | '04' | '01'; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; issueTime: string; amount: string; grossAmount: string })[]; gaps: ({ gap: 'OVERDUE' | 'RED_DUE' | 'LATE' | 'UNPAID' | 'IN_PLAN' | 'TO_INVOICE' | 'RED_KEPT' | 'RED_OPEN' | 'INVOICING' | 'AFTER_PAY' | 'VOID' | 'WHOLE'; amount: string | null })[]; note: string | null })[]; total: number; pageNum: number; pageSize: number; monthFrom: string; monthTo: string; sum: { count: number; billed: string; lateFee: string; paid: string; unpaid: string; invoiced: string; red: string; net: string; open: string; waived: string; pending: string }; deposited: { count: number; amount: string }; months: { month: string; count: number; billed: string; lateFee: string; paid: string; unpaid: string; invoiced: string; red: string; net: string; open: string; waived: string; pending: string }[]; titles: string[]; meters: { meterNo: string; name: string }[] }
    refuses: '2110' | '2902' | 'A2316'
  }
  'btwob GET /invoice/matrix/export': {
    in: { monthFrom?: string; monthTo?: string; title?: string; meterNo?: string; onlyGaps?: '1' | '0'; format: 'XLSX' | 'CSV' }
    out: { url: string; fileName: string }
    refuses: '2110' | '2902' | 'A2316'
  }
  'btwob GET /invoice/matrix/files': {
    in: { month: string }
    out: { count: number; file: { url: string; fileName: string } | null }
    refuses: '2110'
  }
  'btwob GET /invoice/matrix/mailing': {
    in: unknown
    out: { email: string | null; waiting: { email: string; until: string; remainSeconds: number; failReason: string | null } | null; next: { month: string; on: string } | null; sent: ({ month: string; email: string; status: '0' | '1' | '2'; sentAt: string | null; failReason: string | null })[] }
    refuses: '2110'
  }
  'btwob POST /invoice/matrix/mailing/ask': {
    in: { email: string } & { requestNo: string }
    out: { email: string | null; waiting: { email: string; until: string; remainSeconds: number; failReason: string | null } | null; next: { month: string; on: string } | null; sent: ({ month: string; email: string; status: '0' | '1' | '2'; sentAt: string | null; failReason: string | null })[] }
    refuses: '2004' | '2005' | '2110' | '2610'
  }
  'btwob POST /invoice/matrix/mailing/confirm': {
    in: { code: string }
    out: { email: string | null; waiting: { email: string; until: string; remainSeconds: number; failReason: string | null } | null; next: { month: string; on: string } | null; sent: ({ month: string; email: string; status: '0' | '1' | '2'; sentAt: string | null; failReason: string | null })[] }
    refuses: '2002' | '2003' | '2110'
  }
  'btwob POST /invoice/matrix/mailing/stop': {
    in: unknown
    out: true
    refuses: never
  }
  'btwob GET /invoice/auto': {
    in: {}
    out: { rule: { titleId: string; buyerName: string | null; invoiceType: '81' | '82'; since: string } | null; runs: ({ runId: string; status: 'WAIT' | 'DONE' | 'STOPPED' | 'FAILED'; titles: string[]; grossAmount: string; dueAt: string; applyId: string | null; reason: string | null; createdAt: string })[] }
    refuses: never
  }
  'btwob POST /invoice/auto/save': {
    in: { titleId: string; invoiceType: '81' | '82' }
    out: { rule: { titleId: string; buyerName: string | null; invoiceType: '81' | '82'; since: string } | null; runs: ({ runId: string; status: 'WAIT' | 'DONE' | 'STOPPED' | 'FAILED'; titles: string[]; grossAmount: string; dueAt: string; applyId: string | null; reason: string | null; createdAt: string })[] }
    refuses: '2604' | '2605' | '2654'
  }
  'btwob POST /invoice/auto/stop': {
    in: {}
    out: { rule: { titleId: string; buyerName: string | null; invoiceType: '81' | '82'; since: string } | null; runs: ({ runId: string; status: 'WAIT' | 'DONE' | 'STOPPED' | 'FAILED'; titles: string[]; grossAmount: string; dueAt: string; applyId: string | null; reason: string | null; createdAt: string })[] }
    refuses: never
  }
  'btwob POST /invoice/auto/skip': {
    in: { runId: string }
    out: { rule: { titleId: string; buyerName: string | null; invoiceType: '81' | '82'; since: string } | null; runs: ({ runId: string; status: 'WAIT' | 'DONE' | 'STOPPED' | 'FAILED'; titles: string[]; grossAmount: string; dueAt: string; applyId: string | null; reason: string | null; createdAt: string })[] }
    refuses: '2644' | '2902'
  }
  'default GET /hqw/goodGas/productList': {
    in: { pageNum?: number; pageSize?: number; kind?: 'package' | 'ngPackage' | 'elective' | 'substitution'; state?: 'coming' | 'open' | 'soldOut' | 'closed'; open?: '1' | '0'; sort?: 'default' | 'priceAsc' }
    out: { list: ({ gpId: string; kind: 'package' | 'ngPackage' | 'elective' | 'substitution'; title: string; subTitle: string; tags: string[]; priceFrom: string | null; priceTo: string | null; volumeMin: string; volumeMax: string; supplyMonths: string; windowStart: string; windowEnd: string; state: 'coming' | 'open' | 'soldOut' | 'closed'; remainRatio: string | null; route: string; params: Record<string, string>; reminded: boolean })[]; total: number; pageNum: number; pageSize: number; serverTime: string }
    refuses: never
  }
  'default GET /hqw/goodGas/recommend': {
    in: { basis?: 'low' | 'mean' | 'peak' }
    out: { reason: 'NO_ACCESS' | 'NO_DATA' | 'NO_PRICE' | null; profile: { months: number; volume: string; avgMonth: string; peakMonth: string; peakVolume: string; cv: string; avgPrice: string | null; currentPrice: string | null } | null; monthly: { month: string; volume: string }[]; basis: 'low' | 'mean' | 'peak'; wish: string | null; volumes: { low: string; mean: string; peak: string } | null; plain: { total: string | null; worst: { month: string; price: string } | null } | null; offers: ({ card: { gpId: string; kind: 'package' | 'ngPackage' | 'elective' | 'substitution'; title: string; subTitle: string; tags: string[]; priceFrom: string | null; priceTo: string | null; volumeMin: string; volumeMax: string; supplyMonths: string; windowStart: string; windowEnd: string; state: 'coming' | 'open' | 'soldOut' | 'closed'; remainRatio: string | null; route: string; params: Record<string, string> }; name: string; volume: string; total: string | null; worst: { month: string; price: string } | null; difference: string | null; shortFee: string | null; unknown: string[]; assumption: string })[]; equipment: ({ productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean })[]; missingDays: number; asOf: string }
    refuses: never
  }
  'default POST /hqw/goodGas/remind': {
    in: { gpId: string; on: boolean }
    out: { reminded: boolean }
    refuses: '2902' | 'E1027'
  }
  'btwob POST /guestLink/save': {
    in: { requestNo: string; scopes: ('BILL' | 'INVOICE' | 'USAGE')[]; monthFrom: string; monthTo: string; endDate: string; guestName: string; phone: string; securityTicket: string }
    out: { linkId: string; token: string | null }
    refuses: '2001' | '2040' | '2573'
  }
  'btwob POST /guestLink/renew': {
    in: { linkId: string }
    out: { token: string }
    refuses: '2902' | '2904'
  }
  'btwob POST /guestLink/revoke': {
    in: { linkId?: string }
    out: { state: 'LIVE' | 'LOCKED' | 'EXPIRED' | 'REVOKED' | 'ENDED'; revokedAt: string | null }
    refuses: '2902'
  }
  'btwob GET /guestLink/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ linkId: string; state: 'LIVE' | 'LOCKED' | 'EXPIRED' | 'REVOKED' | 'ENDED'; guestName: string; phoneMask: string; scopes: ('BILL' | 'INVOICE' | 'USAGE')[]; monthFrom: string; monthTo: string; endDate: string; createdAt: string; revokedAt: string | null; lockedUntil: string | null; seenAt: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'btwob GET /guestLink/detail': {
    in: { linkId: string }
    out: { linkId: string; state: 'LIVE' | 'LOCKED' | 'EXPIRED' | 'REVOKED' | 'ENDED'; guestName: string; phoneMask: string; scopes: ('BILL' | 'INVOICE' | 'USAGE')[]; monthFrom: string; monthTo: string; endDate: string; createdAt: string; revokedAt: string | null; lockedUntil: string | null; seenAt: string | null }
    refuses: '2902'
  }
  'btwob GET /guestLink/views': {
    in: { linkId: string; pageNum?: number; pageSize?: number }
    out: { list: ({ viewId: string; act: 'ENTER' | 'FAILED' | 'BILLS' | 'BILL' | 'INVOICES' | 'INVOICE' | 'USAGE'; about: string; at: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2902'
  }
  'btwob POST /guest/look': {
    in: { token: string }
    out: { phoneMask: string; sender: string; companyName: string; hotline: string; scopes: ('BILL' | 'INVOICE' | 'USAGE')[]; monthFrom: string; monthTo: string; endDate: string }
    refuses: '2570'
  }
  'btwob POST /guest/sendCode': {
    in: { token: string; captchaId?: string; captchaCode?: string }
    out: { interval: number; expire: number }
    refuses: '2004' | '2005' | '2006' | '2007' | '2570' | '2572'
  }
  'btwob POST /guest/enter': {
    in: { token: string; smsCode: string }
    out: { pass: string; expireAt: string; bp: string; customerName: string; scopes: ('BILL' | 'INVOICE' | 'USAGE')[]; monthFrom: string; monthTo: string; endDate: string }
    refuses: '2002' | '2003' | '2570' | '2572'
  }
  'btwob POST /guest/bills': {
    in: { monthFrom?: string; monthTo?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ billId: string; billNo: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; billMonth: string; periodFrom: string; periodTo: string; issueDate: string; dueDate: string; volume: string; packageVolume: string; receivable: string; paidPrincipal: string; lateFeePaid: string; totalDue: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; overdueDays: number; invoiceState: 'NONE' | 'PART' | 'DONE'; meters: { meterId: string; meterNo: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2570' | '2571' | '2902'
  }
  'btwob POST /guest/bill': {
    in: { billId: string }
    out: { billId: string; billNo: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; billMonth: string; periodFrom: string; periodTo: string; issueDate: string; dueDate: string; volume: string; packageVolume: string; receivable: string; paidPrincipal: string; lateFeePaid: string; totalDue: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; overdueDays: number; invoiceState: 'NONE' | 'PART' | 'DONE'; meters: { meterId: string; meterNo: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string; netAmount: string | null; taxAmount: string | null; lines: ({ meterId: string; meterNo: string; name: string; channelNo: string; prevReading: string; currReading: string; packageVolume: string; billedVolume: string; price: string | null; amount: string })[]; extras: { code: string; name: string; amount: string }[]; payments: { orderNo: string; amount: string; paidAt: string }[] }
    refuses: '2570' | '2571' | '2902'
  }
  'btwob POST /guest/invoices': {
    in: { monthFrom?: string; monthTo?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ invoiceId: string; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2570' | '2571' | '2902'
  }
  'btwob POST /guest/invoice': {
    in: { invoiceId: string }
    out: { invoiceId: string; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string; lines: ({ lineNo: number; goodsName: string; spec: string; unit: string; quantity: string | null; unitPrice: string | null; netAmount: string; taxRate: string; taxAmount: string; grossAmount: string; isDiscount: boolean })[]; files: { pdfUrl: string; xmlUrl: string | null; ofdUrl: string | null; pageImages: string[] } | null }
    refuses: '2570' | '2571' | '2902'
  }
  'btwob POST /guest/usage': {
    in: { monthFrom?: string; monthTo?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ statementId: string; billMonth: string; meterId: string | null; meterName: string | null; volume: string; amount: string | null; yoyPct: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2570' | '2571' | '2902'
  }
  'btwob GET /openKey/list': {
    in: unknown
    out: { list: ({ keyId: string; name: string; hint: string; scopes: ('BILL' | 'USAGE' | 'READING' | 'INVOICE')[]; state: 'LIVE' | 'REVOKED' | 'ENDED'; createdAt: string; usedAt: string | null; revokedAt: string | null })[]; documentUrl: string }
    refuses: never
  }
  'btwob POST /openKey/save': {
    in: { requestNo: string; name: string; scopes: ('BILL' | 'USAGE' | 'READING' | 'INVOICE')[]; securityTicket: string }
    out: { keyId: string; secret: string | null }
    refuses: '2040' | '2576'
  }
  'btwob POST /openKey/revoke': {
    in: { keyId: string }
    out: { state: 'LIVE' | 'REVOKED' | 'ENDED'; revokedAt: string | null }
    refuses: '2902'
  }
  'btwob GET /openKey/uses': {
    in: { keyId: string; pageNum?: number; pageSize?: number }
    out: { list: ({ day: string; read: 'bills' | 'usage' | 'readings' | 'invoices'; code: string; ip: string; times: number; firstAt: string; lastAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2902'
  }
  'btwob GET /openHook/list': {
    in: unknown
    out: { list: ({ hookId: string; url: string; events: ('bill.created' | 'notice.published')[]; failures: number; createdAt: string; arrivedAt: string | null; failedAt: string | null })[] }
    refuses: never
  }
  'btwob POST /openHook/save': {
    in: { requestNo: string; url: string; events: ('bill.created' | 'notice.published')[]; securityTicket: string }
    out: { hookId: string; secret: string | null }
    refuses: '2040' | '2577' | '2578'
  }
  'btwob POST /openHook/remove': {
    in: { hookId: string }
    out: true
    refuses: '2902'
  }
  'btwob POST /openHook/test': {
    in: { hookId: string }
    out: { deliveryId: string }
    refuses: '2902'
  }
  'btwob GET /openHook/deliveries': {
    in: { hookId: string; pageNum?: number; pageSize?: number }
    out: { list: ({ deliveryId: string; event: 'bill.created' | 'notice.published' | 'hook.test'; state: 'WAITING' | 'DONE' | 'FAILED'; tries: number; status: number | null; error: string; createdAt: string; nextTryAt: string | null; doneAt: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2902'
  }
  'btwob POST /openHook/retry': {
    in: { deliveryId: string }
    out: { state: 'WAITING' | 'DONE' | 'FAILED' }
    refuses: '2902' | '2904'
  }
  'b2b GET /open/v1/bills': {
    in: { monthFrom?: string; monthTo?: string; cursor?: string; limit?: number }
    out: { items: ({ billId: string; billNo: string; billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'; billMonth: string; periodFrom: string; periodTo: string; issueDate: string; dueDate: string; volume: string; packageVolume: string; receivable: string; paidPrincipal: string; lateFeePaid: string; totalDue: string; state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'; overdueDays: number; invoiceState: 'NONE' | 'PART' | 'DONE'; meters: { meterId: string; meterNo: string; name: string }[]; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; next: string | null; asOf: string }
    refuses: '2574' | '2575' | '2902'
  }
  'b2b GET /open/v1/usage': {
    in: { monthFrom?: string; monthTo?: string; cursor?: string; limit?: number }
    out: { items: ({ statementId: string; billMonth: string; meterId: string | null; meterName: string | null; volume: string; amount: string | null; yoyPct: string | null; asOf: string; whole: number; missingDays: string[]; estimatedVolume: string })[]; next: string | null; asOf: string }
    refuses: '2574' | '2575' | '2902'
  }
  'b2b GET /open/v1/readings': {
    in: { meterId?: string; from: string; to: string; cursor?: string; limit?: number }
    out: { items: ({ readingId: string; meterId: string; meterNo: string; channelNo: string; readAt: string; gasDay: string; stdReading: string; workReading: string | null; source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'; state: 'VALID' | 'SUSPECT' | 'REJECTED' })[]; next: string | null; asOf: string }
    refuses: '2574' | '2575' | 'A2101' | 'A2316' | 'A2331'
  }
  'b2b GET /open/v1/invoices': {
    in: { monthFrom?: string; monthTo?: string; cursor?: string; limit?: number }
    out: { items: ({ invoiceId: string; invoiceType: '10' | '81' | '82' | '04' | '01'; invoiceCode: string | null; invoiceNo: string; color: 'BLUE' | 'RED'; status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'; buyerName: string; grossAmount: string; netAmount: string; taxAmount: string; issueTime: string })[]; next: string | null; asOf: string }
    refuses: '2574' | '2575'
  }
  'b2b GET /open/v1/openapi.json': {
    in: unknown
    out: null
    refuses: never
  }
  'answer GET /help/categories': {
    in: unknown
    out: { list: { categoryId: string; name: string; icon: string; count: number }[] }
    refuses: never
  }
  'answer GET /help/hot': {
    in: { limit?: number }
    out: { list: { articleId: string; categoryId: string; title: string; summary: string }[] }
    refuses: never
  }
  'answer GET /help/articles': {
    in: { pageNum?: number; pageSize?: number; categoryId?: string }
    out: { list: { articleId: string; categoryId: string; title: string; summary: string }[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'answer GET /help/hotWords': {
    in: unknown
    out: { list: string[] }
    refuses: never
  }
  'answer GET /help/suggest': {
    in: { keyword: string }
    out: { list: { articleId: string; title: string; marks: [number, number][] }[]; meanings: { word: string; meaning: string }[] }
    refuses: never
  }
  'answer GET /help/search': {
    in: { pageNum?: number; pageSize?: number; keyword: string }
    out: { list: ({ articleId: string; categoryId: string; title: string; summary: string; categoryName: string; usefulRate: number | null; highlight: { title: [number, number][]; summary: [number, number][] } })[]; total: number; pageNum: number; pageSize: number; outcome: 'ANSWER' | 'CHOICE' | 'NONE' }
    refuses: '44701' | 'E1012'
  }
  'answer GET /help/detail': {
    in: { articleId: string }
    out: { articleId: string; categoryId: string; title: string; summary: string; categoryName: string; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; updatedAt: string; relatedRoute: string | null; related: { articleId: string; categoryId: string; title: string; summary: string }[]; usefulRate: number | null; myFeedback: { useful: boolean; reasons: ('UNCLEAR' | 'OUTDATED' | 'MISSING' | 'WRONG_STEPS')[]; comment: string } | null }
    refuses: '44702'
  }
  'answer POST /help/feedback': {
    in: { articleId: string; useful: boolean; reasons?: ('UNCLEAR' | 'OUTDATED' | 'MISSING' | 'WRONG_STEPS')[]; comment?: string }
    out: { useful: boolean; reasons: ('UNCLEAR' | 'OUTDATED' | 'MISSING' | 'WRONG_STEPS')[]; comment: string }
    refuses: '2901' | '44702'
  }
  'btwob GET /help/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'DRAFT' | 'PUBLISHED' | 'OFFLINE' }
    out: { list: ({ articleId: string; categoryId: string; title: string; summary: string; categoryName: string; status: 'DRAFT' | 'PUBLISHED' | 'OFFLINE'; editable: boolean; viewCount: number; usefulCount: number; uselessCount: number; updatedAt: string })[]; total: number; pageNum: number; pageSize: number; categories: { categoryId: string; name: string }[] }
    refuses: '2211'
  }
  'btwob GET /help/detail': {
    in: { articleId: string }
    out: { articleId: string; categoryId: string; title: string; summary: string; categoryName: string; status: 'DRAFT' | 'PUBLISHED' | 'OFFLINE'; editable: boolean; viewCount: number; usefulCount: number; uselessCount: number; updatedAt: string; text: string | null; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; keywords: string[]; relatedRoute: string | null; complaints: ({ at: string; reasons: ('UNCLEAR' | 'OUTDATED' | 'MISSING' | 'WRONG_STEPS')[]; comment: string })[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /help/save': {
    in: { articleId?: string; categoryId: string; title: string; summary: string; text: string; keywords: string[]; relatedRoute?: string; status: 'DRAFT' | 'PUBLISHED' | 'OFFLINE' } & { requestNo: string }
    out: { articleId: string; categoryId: string; title: string; summary: string; categoryName: string; status: 'DRAFT' | 'PUBLISHED' | 'OFFLINE'; editable: boolean; viewCount: number; usefulCount: number; uselessCount: number; updatedAt: string; text: string | null; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; keywords: string[]; relatedRoute: string | null; complaints: ({ at: string; reasons: ('UNCLEAR' | 'OUTDATED' | 'MISSING' | 'WRONG_STEPS')[]; comment: string })[] }
    refuses: '2901' | '2902'
  }
  'btwob GET /help/questions': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: { text: string; asked: number; lastDay: string }[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob POST /help/question/settle': {
    in: { text: string }
    out: true
    refuses: '2902'
  }
  'default GET /crmgas/market/home': {
    in: unknown
    out: { banners: ({ bannerId: string; imageUrl: string; title: string; targetRoute: string | null; targetParams: Record<string, string>; url: string | null })[]; categories: ({ categoryId: string; parentId: string | null; name: string; icon: string; sort: number })[]; gasProducts: ({ gpId: string; kind: 'package' | 'ngPackage' | 'elective' | 'substitution'; title: string; subTitle: string; tags: string[]; priceFrom: string | null; priceTo: string | null; volumeMin: string; volumeMax: string; supplyMonths: string; windowStart: string; windowEnd: string; state: 'coming' | 'open' | 'soldOut' | 'closed'; remainRatio: string | null; route: string; params: Record<string, string> })[]; hotProducts: ({ productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean })[]; activities: ({ activityId: string; type: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external'; title: string; summary: string; cover: string; startAt: string; endAt: string; state: 'coming' | 'running' | 'ended'; signUpState: 'notStarted' | 'open' | 'full' | 'over' | 'signed' | 'waiting' | null; quota: number | null; quotaUsed: number | null; targetRoute: string | null; targetParams: Record<string, string>; url: string | null })[]; newProducts: ({ productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean })[]; openQuotes: number; partial: boolean }
    refuses: never
  }
  'default GET /crmgas/market/category/list': {
    in: { parentId?: string }
    out: { list: ({ categoryId: string; parentId: string | null; name: string; icon: string; sort: number; children: ({ categoryId: string; parentId: string | null; name: string; icon: string; sort: number })[] })[] }
    refuses: never
  }
  'default GET /crmgas/market/product/list': {
    in: { pageNum?: number; pageSize?: number; categoryId?: string; keyword?: string; kind?: 'goods' | 'service'; priceMode?: 'fixed' | 'from' | 'quote' | 'free'; sort?: 'hot' | 'new' | 'priceAsc' | 'priceDesc'; favorite?: '1' | '0' }
    out: { list: ({ productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: 'E1012'
  }
  'default GET /crmgas/market/product/detail': {
    in: { productId: string }
    out: { productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean; categoryId: string; images: string[]; basePriceDate: string | null; sellingPoints: string[]; params: { name: string; value: string }[]; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; supplierName: string; certNos: string[]; serviceAreas: string[]; warrantyMonths: number; slaHours: number; skus: ({ skuId: string; name: string; price: string | null; minQty: number; maxQty: number })[]; related: ({ productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean })[]; openLeadNo: string | null }
    refuses: 'E1001'
  }
  'default GET /crmgas/market/product/hotWords': {
    in: unknown
    out: { list: string[] }
    refuses: never
  }
  'default POST /crmgas/market/product/favorite': {
    in: { productId: string; favorite: boolean }
    out: { isFavorite: boolean }
    refuses: 'E1001' | 'E1011'
  }
  'default GET /crmgas/banner/list': {
    in: { position: 'mall' | 'news' | 'hyq' | 'goodBuyGas' | 'knowledge' }
    out: { list: ({ bannerId: string; imageUrl: string; title: string; targetRoute: string | null; targetParams: Record<string, string>; url: string | null })[] }
    refuses: never
  }
  'default GET /crmgas/news/channelList': {
    in: { channel: 'headline' | 'information' | 'knowledge' | 'hyq' }
    out: { list: { code: string; name: string; sort: number; virtual: boolean }[]; receiptDue: boolean }
    refuses: never
  }
  'default GET /crmgas/news/list': {
    in: { pageNum?: number; pageSize?: number; channel: 'headline' | 'information' | 'knowledge' | 'hyq'; categoryCode?: string; keyword?: string; asOf?: string }
    out: { list: ({ articleId: string; title: string; summary: string; layout: 'text' | 'left' | 'big' | 'triple'; covers: string[]; source: string | null; publishAt: string; viewCount: number; likeCount: number; top: boolean; isOriginal: boolean; categoryCode: string; needReceipt: boolean; receipted: boolean; read: boolean; hasAttachments: boolean; supplyInfo?: { kind: 'stop' | 'resume' | 'lowPressure'; areas: string[]; startAt: string; endAt: string | null; reason: string; planned: boolean; meterNos: string[] }; highlights?: { title: [number, number][]; summary: [number, number][] } })[]; total: number; pageNum: number; pageSize: number; asOf: string }
    refuses: 'E1012' | 'E2004'
  }
  'default GET /crmgas/news/detail': {
    in: { articleId: string }
    out: { articleId: string; title: string; summary: string; layout: 'text' | 'left' | 'big' | 'triple'; covers: string[]; source: string | null; publishAt: string; viewCount: number; likeCount: number; top: boolean; isOriginal: boolean; categoryCode: string; needReceipt: boolean; receipted: boolean; read: boolean; hasAttachments: boolean; supplyInfo?: { kind: 'stop' | 'resume' | 'lowPressure'; areas: string[]; startAt: string; endAt: string | null; reason: string; planned: boolean; meterNos: string[] }; channel: 'headline' | 'information' | 'knowledge' | 'hyq'; categoryName: string; author: string | null; sourceUrl: string | null; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; attachments: { fileId: string; name: string; size: number; url: string }[]; expired: boolean; receiptDueAt: string | null; version: number; favCount: number; liked: boolean; favorited: boolean; useful: boolean | null; usefulCount: number; receipt: { at: string; userMasked: string } | null; canShare: boolean; related: ({ articleId: string; title: string; summary: string; layout: 'text' | 'left' | 'big' | 'triple'; covers: string[]; source: string | null; publishAt: string; viewCount: number; likeCount: number; top: boolean; isOriginal: boolean; categoryCode: string; needReceipt: boolean; receipted: boolean; read: boolean; hasAttachments: boolean; supplyInfo?: { kind: 'stop' | 'resume' | 'lowPressure'; areas: string[]; startAt: string; endAt: string | null; reason: string; planned: boolean; meterNos: string[] }; highlights?: { title: [number, number][]; summary: [number, number][] } })[]; products: ({ productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean })[] }
    refuses: 'E2001' | 'E2002' | 'E2003' | 'E2005'
  }
  'default POST /crmgas/news/react': {
    in: { articleId: string; type: 'like' | 'favorite' | 'useful' | 'useless'; on: boolean }
    out: { likeCount: number; favCount: number; liked: boolean; favorited: boolean; useful: boolean | null }
    refuses: 'E2001' | 'E2002' | 'E2003'
  }
  'default GET /crmgas/news/favoriteList': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ articleId: string; title: string; summary: string; layout: 'text' | 'left' | 'big' | 'triple'; covers: string[]; source: string | null; publishAt: string; viewCount: number; likeCount: number; top: boolean; isOriginal: boolean; categoryCode: string; needReceipt: boolean; receipted: boolean; read: boolean; hasAttachments: boolean; supplyInfo?: { kind: 'stop' | 'resume' | 'lowPressure'; areas: string[]; startAt: string; endAt: string | null; reason: string; planned: boolean; meterNos: string[] }; invalid: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /crmgas/news/readReport': {
    in: { articleId: string; dwellMs: number; percent: number }
    out: {}
    refuses: 'E2001' | 'E2002' | 'E2003'
  }
  'default GET /crmgas/knowledge/topicList': {
    in: unknown
    out: { topics: { code: string; name: string; count: number }[] }
    refuses: never
  }
  'default POST /crmgas/knowledge/estimate': {
    in: { tool: 'flue' | 'stove'; fumesBefore?: string; fumesAfter?: string; air?: string; oxygenBefore?: string; oxygenAfter?: string; efficiencyBefore?: string; efficiencyAfter?: string; volume: string; price: string }
    out: { before: string; after: string; savingRatio: string; savedVolume: string; savedAmount: string; isBetter: boolean }
    refuses: 'E2010'
  }
  'default POST /crmgas/news/confirmRead': {
    in: { articleId: string; version: number }
    out: { at: string; userMasked: string }
    refuses: 'E2001' | 'E2002' | 'E2003' | 'E2006'
  }
  'btwob GET /article/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'draft' | 'scheduled' | 'published' | 'offline' }
    out: { list: ({ articleId: string; title: string; status: 'draft' | 'scheduled' | 'published' | 'offline'; publishAt: string; expireAt: string | null; needReceipt: boolean; viewCount: number; likeCount: number; usefulCount: number; uselessCount: number; version: number; channel: 'headline' | 'information' | 'knowledge' | 'hyq'; categoryName: string; editable: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /article/categories': {
    in: unknown
    out: { list: ({ channel: 'headline' | 'information' | 'knowledge'; code: string; name: string })[] }
    refuses: '2211'
  }
  'btwob GET /article/detail': {
    in: { articleId: string }
    out: { articleId: string; title: string; status: 'draft' | 'scheduled' | 'published' | 'offline'; publishAt: string; expireAt: string | null; needReceipt: boolean; viewCount: number; likeCount: number; usefulCount: number; uselessCount: number; version: number; channel: 'headline' | 'information' | 'knowledge' | 'hyq'; categoryName: string; editable: boolean; categoryCode: string; summary: string; layout: 'text' | 'left' | 'big' | 'triple'; covers: string[]; author: string | null; source: string | null; sourceUrl: string | null; topUntil: string | null; receiptDueAt: string | null; visibility: 'public' | 'login' | 'bound'; allowShare: boolean; supplyInfo: { kind: 'stop' | 'resume' | 'lowPressure'; areas: string[]; startAt: string; endAt: string | null; reason: string; planned: boolean; meterNos: string[] } | null; attachments: { fileId: string; name: string; size: number; url: string }[]; relatedProductIds: string[]; customerTypes: ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[]; text: string | null; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; receipts: { given: number; asked: number; list: { bp: string; customerName: string; userMasked: string; at: string }[] } }
    refuses: '2211' | '2902'
  }
  'btwob POST /article/save': {
    in: { articleId?: string; version: number; channel: 'headline' | 'information' | 'knowledge'; categoryCode: string; title: string; summary: string; layout: 'text' | 'left' | 'big' | 'triple'; coverFileIds?: string[]; attachmentFileIds?: string[]; text?: string; html?: string; author: string | null; source: string | null; sourceUrl: string | null; publishAt: string | null; expireAt: string | null; topUntil: string | null; visibility: 'public' | 'login' | 'bound'; needReceipt: boolean; receiptDueAt: string | null; allowShare: boolean; supplyInfo: { kind: 'stop' | 'resume' | 'lowPressure'; areas: string[]; startAt: string; endAt: string | null; reason: string; planned: boolean; meterNos: string[] } | null; relatedProductIds?: string[]; customerTypes?: ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[] } & { requestNo: string }
    out: { articleId: string; title: string; status: 'draft' | 'scheduled' | 'published' | 'offline'; publishAt: string; expireAt: string | null; needReceipt: boolean; viewCount: number; likeCount: number; usefulCount: number; uselessCount: number; version: number; channel: 'headline' | 'information' | 'knowledge' | 'hyq'; categoryName: string; editable: boolean; categoryCode: string; summary: string; layout: 'text' | 'left' | 'big' | 'triple'; covers: string[]; author: string | null; source: string | null; sourceUrl: string | null; topUntil: string | null; receiptDueAt: string | null; visibility: 'public' | 'login' | 'bound'; allowShare: boolean; supplyInfo: { kind: 'stop' | 'resume' | 'lowPressure'; areas: string[]; startAt: string; endAt: string | null; reason: string; planned: boolean; meterNos: string[] } | null; attachments: { fileId: string; name: string; size: number; url: string }[]; relatedProductIds: string[]; customerTypes: ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[]; text: string | null; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; receipts: { given: number; asked: number; list: { bp: string; customerName: string; userMasked: string; at: string }[] } }
    refuses: '2901' | '2902' | '2904' | '44852'
  }
  'btwob POST /article/status': {
    in: { articleId: string; status: 'draft' | 'scheduled' | 'published' | 'offline'; publishAt?: string }
    out: { status: 'draft' | 'scheduled' | 'published' | 'offline'; publishAt: string }
    refuses: '2901' | '2902' | '2904' | 'E2011'
  }
  'btwob GET /banner/list': {
    in: { pageNum?: number; pageSize?: number; position?: 'mall' | 'news' | 'hyq' | 'goodBuyGas' | 'knowledge' }
    out: { list: ({ bannerId: string; position: 'mall' | 'news' | 'hyq' | 'goodBuyGas' | 'knowledge'; title: string; imageUrl: string; startAt: string; endAt: string; sort: number; status: 'on' | 'off'; link: string; editable: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob POST /banner/save': {
    in: { bannerId?: string; position: 'mall' | 'news' | 'hyq' | 'goodBuyGas' | 'knowledge'; title: string; imageFileId?: string; link: string; startAt: string; endAt: string; sort: number; status: 'on' | 'off' } & { requestNo: string }
    out: { bannerId: string; position: 'mall' | 'news' | 'hyq' | 'goodBuyGas' | 'knowledge'; title: string; imageUrl: string; startAt: string; endAt: string; sort: number; status: 'on' | 'off'; link: string; editable: boolean }
    refuses: '2901' | '2902' | '44852'
  }
  'btwob GET /product/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'draft' | 'onSale' | 'soldOut' | 'offSale' }
    out: { list: ({ productId: string; kind: 'goods' | 'service'; name: string; coverUrl: string; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; unit: string; status: 'draft' | 'onSale' | 'soldOut' | 'offSale'; viewCount: number; leadCount: number; onSaleAt: string | null; offSaleAt: string | null; version: number; categoryName: string; editable: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /product/categories': {
    in: unknown
    out: { list: { categoryId: string; name: string }[] }
    refuses: '2211'
  }
  'btwob GET /product/detail': {
    in: { productId: string }
    out: { productId: string; kind: 'goods' | 'service'; name: string; coverUrl: string; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; unit: string; status: 'draft' | 'onSale' | 'soldOut' | 'offSale'; viewCount: number; leadCount: number; onSaleAt: string | null; offSaleAt: string | null; version: number; categoryName: string; editable: boolean; subTitle: string; categoryId: string; tags: string[]; sellingPoints: string[]; params: { name: string; value: string }[]; supplierName: string; certNos: string[]; warrantyMonths: number; slaHours: number; images: string[]; text: string | null; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; skus: ({ skuId: string; name: string; price: string | null; minQty: number; maxQty: number })[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /product/save': {
    in: { productId?: string; version: number; kind: 'goods' | 'service'; name: string; subTitle: string; categoryId: string; tags: string[]; sellingPoints: string[]; params: { name: string; value: string }[]; supplierName: string; certNos: string[]; warrantyMonths: number; slaHours: number; imageFileIds?: string[]; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; unit: string; text?: string; skus: ({ name: string; price: string | null; minQty: number; maxQty: number })[]; onSaleAt: string | null; offSaleAt: string | null } & { requestNo: string }
    out: { productId: string; kind: 'goods' | 'service'; name: string; coverUrl: string; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; unit: string; status: 'draft' | 'onSale' | 'soldOut' | 'offSale'; viewCount: number; leadCount: number; onSaleAt: string | null; offSaleAt: string | null; version: number; categoryName: string; editable: boolean; subTitle: string; categoryId: string; tags: string[]; sellingPoints: string[]; params: { name: string; value: string }[]; supplierName: string; certNos: string[]; warrantyMonths: number; slaHours: number; images: string[]; text: string | null; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; skus: ({ skuId: string; name: string; price: string | null; minQty: number; maxQty: number })[] }
    refuses: '2901' | '2902' | '2904' | '44852'
  }
  'btwob POST /product/status': {
    in: { productId: string; status: 'onSale' | 'soldOut' | 'offSale' }
    out: { status: 'draft' | 'onSale' | 'soldOut' | 'offSale' }
    refuses: '2902' | '2904'
  }
  'cms GET /cms/document': {
    in: { docType: 'PLATFORM' | 'LEGAL' | 'PRIVACY' | 'REGISTER' | 'CONTACT'; versionNo?: string }
    out: { docType: 'PLATFORM' | 'LEGAL' | 'PRIVACY' | 'REGISTER' | 'CONTACT'; versionNo: string; title: string; effectiveDate: string; status: 'EFFECTIVE' | 'HISTORY' | 'COMING'; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[] }
    refuses: '44870'
  }
  'cms GET /cms/document/versions': {
    in: { docType: 'PLATFORM' | 'LEGAL' | 'PRIVACY' | 'REGISTER' | 'CONTACT' }
    out: { list: ({ docType: 'PLATFORM' | 'LEGAL' | 'PRIVACY' | 'REGISTER' | 'CONTACT'; versionNo: string; title: string; effectiveDate: string; status: 'EFFECTIVE' | 'HISTORY' | 'COMING' })[] }
    refuses: never
  }
  'btwob POST /document/publish': {
    in: { docType: 'PLATFORM' | 'LEGAL' | 'PRIVACY' | 'REGISTER'; versionNo: string; title: string; effectiveDate: string; text: string }
    out: { docType: 'PLATFORM' | 'LEGAL' | 'PRIVACY' | 'REGISTER' | 'CONTACT'; versionNo: string; title: string; effectiveDate: string; status: 'EFFECTIVE' | 'HISTORY' | 'COMING' }
    refuses: never
  }
  'cms GET /cms/contact': {
    in: unknown
    out: { companyName: string; address: string; email: string; wechatName: string; wechatQrUrl: string; workHours: string; phones: { label: string; phone: string }[]; icpNo: string }
    refuses: '44870'
  }
  'btwob GET /coupon/list': {
    in: { pageNum?: number; pageSize?: number; bp: string }
    out: { list: ({ couponCode: string; state: 'review' | 'issued' | 'used' | 'expired' | 'refused' | 'withdrawn'; faceValue: string; threshold: string; scope: string; validTo: string; reason: string; remark: string | null; leadNo: string | null; createdAt: string; withdrawable: boolean })[]; total: number; pageNum: number; pageSize: number; alone: string }
    refuses: '2211' | '2902'
  }
  'btwob POST /coupon/grant': {
    in: { bp: string; faceValue: string; threshold: string; categoryIds: string[]; validTo: string; reason: string } & { requestNo: string }
    out: { couponCode: string; state: 'review' | 'issued' | 'used' | 'expired' | 'refused' | 'withdrawn'; faceValue: string; threshold: string; scope: string; validTo: string; reason: string; remark: string | null; leadNo: string | null; createdAt: string; withdrawable: boolean }
    refuses: '2901' | '2902'
  }
  'btwob POST /coupon/withdraw': {
    in: { bp: string; couponCode: string; reason: string }
    out: { couponCode: string; state: 'review' | 'issued' | 'used' | 'expired' | 'refused' | 'withdrawn'; faceValue: string; threshold: string; scope: string; validTo: string; reason: string; remark: string | null; leadNo: string | null; createdAt: string; withdrawable: boolean }
    refuses: '2902' | '2904'
  }
  'demand POST /lead/submit': {
    in: { targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetId: string; skuId?: string; quantity: number; contactName: string; contactPhone: string; address?: string; expectedDate?: string; expectedSlot?: 'am' | 'pm' | 'any'; description?: string; images?: string[]; source: 'mall' | 'hot' | 'goodBuyGas' | 'goodGas' | 'news' | 'share' | 'gpt' | 'smart' | 'activity'; shareCode?: string } & { requestNo: string }
    out: { leadNo: string; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; firstContactDueAt: string }
    refuses: '2901' | 'E1001' | 'E1003' | 'E1004' | 'E1005' | 'E1006' | '44852'
  }
  'demand GET /lead/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'all' | 'doing' | 'done' }
    out: { list: ({ leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; author: string | null })[]; total: number; pageNum: number; pageSize: number; counts: { all: number; doing: number; done: number } }
    refuses: never
  }
  'demand GET /lead/detail': {
    in: { leadNo: string }
    out: { leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; targetId: string; skuName: string | null; unitPrice: string | null; estimate: string | null; contactName: string; contactPhone: string; address: string; expectedDate: string | null; expectedSlot: 'am' | 'pm' | 'any' | null; description: string; images: { fileId: string; url: string }[]; adviserName: string; adviserPhone: string; firstContactDueAt: string; firstContactAt: string | null; cancelReason: string | null; closeReason: string | null; completedAt: string | null; score: number | null; scoreTags: string[]; scoreText: string; quotes: ({ quoteNo: string; version: number; items: { name: string; qty: number; unitPrice: string; amount: string }[]; totalAmount: string; couponCode: string | null; discount: string; payable: string; remark: string; validUntil: string; status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'; rejectReason: string | null; createdAt: string; pdfUrl: string })[]; followUps: ({ followId: string; type: 'system' | 'call' | 'visit' | 'message' | 'customer'; operator: string; content: string; images: { fileId: string; url: string }[]; at: string })[]; availableCoupons: { couponCode: string; faceValue: string; threshold: string; validTo: string; usable: boolean }[]; canCancel: boolean; canAccept: boolean; canEvaluate: boolean; canSupplement: boolean }
    refuses: '2902' | 'E1007'
  }
  'demand POST /lead/cancel': {
    in: { leadNo: string; reason?: string }
    out: { status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed' }
    refuses: '2902' | 'E1007' | 'E1008'
  }
  'demand POST /lead/supplement': {
    in: { leadNo: string; content: string; images?: string[] }
    out: { followId: string }
    refuses: '2902' | 'E1007' | 'E1008' | 'E1013' | '44852'
  }
  'demand POST /lead/quote/accept': {
    in: { leadNo: string; quoteNo: string; couponCode?: string } & { requestNo: string }
    out: { status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; payable: string }
    refuses: '2902' | 'E1007' | 'E1009' | 'E1014' | 'E1015'
  }
  'demand POST /lead/quote/reject': {
    in: { leadNo: string; quoteNo: string; reason: 'PRICE' | 'PLAN' | 'LATER' | 'OTHER'; text?: string }
    out: { status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed' }
    refuses: '2902' | 'E1007' | 'E1009'
  }
  'demand POST /lead/evaluate': {
    in: { leadNo: string; score: number; scoreTags: ('响应及时' | '方案专业' | '价格合理' | '态度友好')[]; scoreText: string }
    out: { score: number }
    refuses: '2902' | 'E1007' | 'E1008' | 'E1010' | 'E1016'
  }
  'demand GET /lead/adviser': {
    in: unknown
    out: { adviserName: string; adviserPhone: string; avatar: string | null; onDuty: boolean }
    refuses: never
  }
  'btwob GET /lead/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted'; adviserId?: string }
    out: { list: ({ leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; bp: string; adviserName: string; firstContactDueAt: string; sharer: string; customerName: string })[]; total: number; pageNum: number; pageSize: number; late: number }
    refuses: '2211'
  }
  'btwob GET /lead/detail': {
    in: { leadNo: string }
    out: { leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; targetId: string; skuName: string | null; unitPrice: string | null; estimate: string | null; contactName: string; contactPhone: string; address: string; expectedDate: string | null; expectedSlot: 'am' | 'pm' | 'any' | null; description: string; images: { fileId: string; url: string }[]; adviserName: string; adviserPhone: string; firstContactDueAt: string; firstContactAt: string | null; cancelReason: string | null; closeReason: string | null; completedAt: string | null; score: number | null; scoreTags: string[]; scoreText: string; quotes: ({ quoteNo: string; version: number; items: { name: string; qty: number; unitPrice: string; amount: string }[]; totalAmount: string; couponCode: string | null; discount: string; payable: string; remark: string; validUntil: string; status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'; rejectReason: string | null; createdAt: string; pdfUrl: string })[]; bp: string; sharer: string; followUps: ({ followId: string; type: 'system' | 'call' | 'visit' | 'message' | 'customer'; operator: string; content: string; images: { fileId: string; url: string }[]; at: string; visible: boolean })[]; actions: ('assign' | 'follow' | 'quote' | 'finish' | 'close')[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /lead/assign': {
    in: { leadNo: string; adviserId?: string; adviserName?: string; adviserPhone?: string }
    out: { leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; targetId: string; skuName: string | null; unitPrice: string | null; estimate: string | null; contactName: string; contactPhone: string; address: string; expectedDate: string | null; expectedSlot: 'am' | 'pm' | 'any' | null; description: string; images: { fileId: string; url: string }[]; adviserName: string; adviserPhone: string; firstContactDueAt: string; firstContactAt: string | null; cancelReason: string | null; closeReason: string | null; completedAt: string | null; score: number | null; scoreTags: string[]; scoreText: string; quotes: ({ quoteNo: string; version: number; items: { name: string; qty: number; unitPrice: string; amount: string }[]; totalAmount: string; couponCode: string | null; discount: string; payable: string; remark: string; validUntil: string; status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'; rejectReason: string | null; createdAt: string; pdfUrl: string })[]; bp: string; sharer: string; followUps: ({ followId: string; type: 'system' | 'call' | 'visit' | 'message' | 'customer'; operator: string; content: string; images: { fileId: string; url: string }[]; at: string; visible: boolean })[]; actions: ('assign' | 'follow' | 'quote' | 'finish' | 'close')[] }
    refuses: '2901' | '2902' | 'E1008'
  }
  'btwob POST /lead/follow': {
    in: { leadNo: string; type: 'call' | 'visit' | 'message'; content: string; images?: string[]; visible: boolean } & { requestNo: string }
    out: { leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; targetId: string; skuName: string | null; unitPrice: string | null; estimate: string | null; contactName: string; contactPhone: string; address: string; expectedDate: string | null; expectedSlot: 'am' | 'pm' | 'any' | null; description: string; images: { fileId: string; url: string }[]; adviserName: string; adviserPhone: string; firstContactDueAt: string; firstContactAt: string | null; cancelReason: string | null; closeReason: string | null; completedAt: string | null; score: number | null; scoreTags: string[]; scoreText: string; quotes: ({ quoteNo: string; version: number; items: { name: string; qty: number; unitPrice: string; amount: string }[]; totalAmount: string; couponCode: string | null; discount: string; payable: string; remark: string; validUntil: string; status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'; rejectReason: string | null; createdAt: string; pdfUrl: string })[]; bp: string; sharer: string; followUps: ({ followId: string; type: 'system' | 'call' | 'visit' | 'message' | 'customer'; operator: string; content: string; images: { fileId: string; url: string }[]; at: string; visible: boolean })[]; actions: ('assign' | 'follow' | 'quote' | 'finish' | 'close')[] }
    refuses: '2902' | 'E1008' | '44852'
  }
  'btwob POST /lead/quote': {
    in: { leadNo: string; items: { name: string; qty: number; unitPrice: string }[]; remark: string; validUntil: string } & { requestNo: string }
    out: { leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; targetId: string; skuName: string | null; unitPrice: string | null; estimate: string | null; contactName: string; contactPhone: string; address: string; expectedDate: string | null; expectedSlot: 'am' | 'pm' | 'any' | null; description: string; images: { fileId: string; url: string }[]; adviserName: string; adviserPhone: string; firstContactDueAt: string; firstContactAt: string | null; cancelReason: string | null; closeReason: string | null; completedAt: string | null; score: number | null; scoreTags: string[]; scoreText: string; quotes: ({ quoteNo: string; version: number; items: { name: string; qty: number; unitPrice: string; amount: string }[]; totalAmount: string; couponCode: string | null; discount: string; payable: string; remark: string; validUntil: string; status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'; rejectReason: string | null; createdAt: string; pdfUrl: string })[]; bp: string; sharer: string; followUps: ({ followId: string; type: 'system' | 'call' | 'visit' | 'message' | 'customer'; operator: string; content: string; images: { fileId: string; url: string }[]; at: string; visible: boolean })[]; actions: ('assign' | 'follow' | 'quote' | 'finish' | 'close')[] }
    refuses: '2901' | '2902' | 'E1008'
  }
  'btwob POST /lead/finish': {
    in: { leadNo: string }
    out: { leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; targetId: string; skuName: string | null; unitPrice: string | null; estimate: string | null; contactName: string; contactPhone: string; address: string; expectedDate: string | null; expectedSlot: 'am' | 'pm' | 'any' | null; description: string; images: { fileId: string; url: string }[]; adviserName: string; adviserPhone: string; firstContactDueAt: string; firstContactAt: string | null; cancelReason: string | null; closeReason: string | null; completedAt: string | null; score: number | null; scoreTags: string[]; scoreText: string; quotes: ({ quoteNo: string; version: number; items: { name: string; qty: number; unitPrice: string; amount: string }[]; totalAmount: string; couponCode: string | null; discount: string; payable: string; remark: string; validUntil: string; status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'; rejectReason: string | null; createdAt: string; pdfUrl: string })[]; bp: string; sharer: string; followUps: ({ followId: string; type: 'system' | 'call' | 'visit' | 'message' | 'customer'; operator: string; content: string; images: { fileId: string; url: string }[]; at: string; visible: boolean })[]; actions: ('assign' | 'follow' | 'quote' | 'finish' | 'close')[] }
    refuses: '2902' | 'E1008'
  }
  'btwob POST /lead/close': {
    in: { leadNo: string; reason: string }
    out: { leadNo: string; targetType: 'product' | 'activity' | 'plan' | 'gasProduct'; targetName: string; coverUrl: string; quantity: number; status: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'; statusText: string; createdAt: string; hasOpenQuote: boolean; overdue: boolean; targetId: string; skuName: string | null; unitPrice: string | null; estimate: string | null; contactName: string; contactPhone: string; address: string; expectedDate: string | null; expectedSlot: 'am' | 'pm' | 'any' | null; description: string; images: { fileId: string; url: string }[]; adviserName: string; adviserPhone: string; firstContactDueAt: string; firstContactAt: string | null; cancelReason: string | null; closeReason: string | null; completedAt: string | null; score: number | null; scoreTags: string[]; scoreText: string; quotes: ({ quoteNo: string; version: number; items: { name: string; qty: number; unitPrice: string; amount: string }[]; totalAmount: string; couponCode: string | null; discount: string; payable: string; remark: string; validUntil: string; status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'; rejectReason: string | null; createdAt: string; pdfUrl: string })[]; bp: string; sharer: string; followUps: ({ followId: string; type: 'system' | 'call' | 'visit' | 'message' | 'customer'; operator: string; content: string; images: { fileId: string; url: string }[]; at: string; visible: boolean })[]; actions: ('assign' | 'follow' | 'quote' | 'finish' | 'close')[] }
    refuses: '2902' | 'E1008'
  }
  'zh GET /activity/list': {
    in: { pageNum?: number; pageSize?: number; tab?: 'going' | 'finished' | 'mine' }
    out: { list: ({ activityId: string; name: string; direction: 'REDUCE' | 'FILL'; status: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED'; startDate: string; endDate: string; windows: { from: string; to: string }[]; targetVolume: string; appliedVolume: string; leftVolume: string; minDailyVolume: string; maxRate: string; unitReward: string; signupStart: string; signupEnd: string; payAt: string | null; rulesVersion: number; applies: ({ applyNo: string; activityId: string; groupName: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED'; asOf: string; baselineVolume: string | null; dailyVolume: string; respondedDays: number; waitingDays: number; totalEffective: string; totalReward: string; paidReward: string })[] })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'zh GET /activity/detail': {
    in: { activityId: string }
    out: { activityId: string; name: string; direction: 'REDUCE' | 'FILL'; status: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED'; startDate: string; endDate: string; windows: { from: string; to: string }[]; targetVolume: string; appliedVolume: string; leftVolume: string; minDailyVolume: string; maxRate: string; unitReward: string; signupStart: string; signupEnd: string; payAt: string | null; rulesVersion: number; reason: string; groups: ({ groupId: string; name: string; baseline: string | null; maxVolume: string | null; used: { date: string; volume: string }[]; dropped: { date: string; volume: string }[]; enabled: boolean; reason: string })[]; applies: ({ applyNo: string; activityId: string; groupName: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED'; asOf: string; baselineVolume: string | null; dailyVolume: string; respondedDays: number; waitingDays: number; totalEffective: string; totalReward: string; paidReward: string })[] }
    refuses: '2902'
  }
  'zh GET /activity/rules': {
    in: { activityId: string }
    out: { activityId: string; name: string; direction: 'REDUCE' | 'FILL'; status: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED'; startDate: string; endDate: string; windows: { from: string; to: string }[]; targetVolume: string; appliedVolume: string; leftVolume: string; minDailyVolume: string; maxRate: string; unitReward: string; signupStart: string; signupEnd: string; payAt: string | null; rulesVersion: number; rulesText: string; rulesAt: string; minReadSeconds: number; openedAt: string; openToken: string }
    refuses: '2902'
  }
  'zh POST /activity/readRules': {
    in: { activityId: string; rulesVersion: number; openToken: string }
    out: { readToken: string; expireAt: string }
    refuses: '2902' | '42501' | '42506'
  }
  'zh POST /apply/submit': {
    in: { activityId: string; groupId: string; dailyVolume: string; measures: ('STAGGER' | 'DUAL_FUEL' | 'MAINTAIN' | 'EQUIP_DOWN' | 'OTHER')[]; measureNote?: string; contactName: string; contactPhone: string; readToken: string } & { requestNo: string }
    out: { applyNo: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED' }
    refuses: '2901' | '2902' | '42501' | '42502' | '42503' | '42504' | '42507' | '42508' | '42509' | '42510'
  }
  'zh POST /apply/withdraw': {
    in: { applyNo: string; version: number } & { requestNo: string }
    out: { status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED' }
    refuses: '2902' | '2904' | '42505'
  }
  'zh GET /apply/detail': {
    in: { applyNo: string }
    out: { applyNo: string; activityId: string; groupName: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED'; asOf: string; baselineVolume: string | null; dailyVolume: string; respondedDays: number; waitingDays: number; totalEffective: string; totalReward: string; paidReward: string; activity: { activityId: string; name: string; direction: 'REDUCE' | 'FILL'; status: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED'; startDate: string; endDate: string; windows: { from: string; to: string }[]; targetVolume: string; appliedVolume: string; leftVolume: string; minDailyVolume: string; maxRate: string; unitReward: string; signupStart: string; signupEnd: string; payAt: string | null; rulesVersion: number }; used: { date: string; volume: string }[]; dropped: { date: string; volume: string }[]; measures: ('STAGGER' | 'DUAL_FUEL' | 'MAINTAIN' | 'EQUIP_DOWN' | 'OTHER')[]; measureNote: string; contactName: string; contactPhone: string; rejectRemark: string; weakDay: string | null; payAt: string; paidAt: string | null; createdAt: string; version: number; canWithdraw: boolean; responses: ({ date: string; status: 'WAITING' | 'JUDGED' | 'STOPPED'; actualVolume: string | null; responseVolume: string | null; effectiveVolume: string | null; rate: string | null; reward: string | null })[]; timeline: ({ status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED'; at: string; reason: string })[] }
    refuses: '2902'
  }
  'btwob GET /balance/activity/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED' }
    out: { list: ({ activityId: string; name: string; direction: 'REDUCE' | 'FILL'; status: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED'; startDate: string; endDate: string; windows: { from: string; to: string }[]; targetVolume: string; appliedVolume: string; leftVolume: string; minDailyVolume: string; maxRate: string; unitReward: string; signupStart: string; signupEnd: string; payAt: string | null; rulesVersion: number; customerTypes: ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[]; version: number })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /balance/activity/detail': {
    in: { pageNum?: number; pageSize?: number; activityId: string }
    out: { activityId: string; name: string; direction: 'REDUCE' | 'FILL'; status: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED'; startDate: string; endDate: string; windows: { from: string; to: string }[]; targetVolume: string; appliedVolume: string; leftVolume: string; minDailyVolume: string; maxRate: string; unitReward: string; signupStart: string; signupEnd: string; payAt: string | null; rulesVersion: number; customerTypes: ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[]; version: number; rulesText: string; cancelReason: string | null; results: { applies: number; customers: number; signedVolume: string; respondedDays: number; waitingDays: number; totalEffective: string; totalReward: string; paidReward: string }; applicants: { list: ({ applyNo: string; activityId: string; groupName: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED'; asOf: string; baselineVolume: string; dailyVolume: string; respondedDays: number; waitingDays: number; totalEffective: string; totalReward: string; paidReward: string; bp: string; customerName: string; createdAt: string })[]; total: number; pageNum: number; pageSize: number }; actions: ('save' | 'publish' | 'rules' | 'cancel')[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /balance/activity/save': {
    in: { activityId?: string; version?: number; name: string; direction: 'REDUCE' | 'FILL'; startDate: string; endDate: string; windows?: { from: string; to: string }[]; targetVolume: string; minDailyVolume: string; maxRate: string; unitReward: string; signupStart: string; signupEnd: string; customerTypes: ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[]; rulesText?: string } & { requestNo: string }
    out: { activityId: string; version: number }
    refuses: '2901' | '2902' | '2904' | '42511'
  }
  'btwob POST /balance/activity/publish': {
    in: { activityId: string; version: number }
    out: { activityId: string; version: number }
    refuses: '2901' | '2902' | '2904' | '42511'
  }
  'btwob POST /balance/activity/rules': {
    in: { activityId: string; version: number; rulesText: string }
    out: { activityId: string; version: number }
    refuses: '2902' | '2904' | '42511'
  }
  'btwob POST /balance/activity/cancel': {
    in: { activityId: string; version: number; reason: string }
    out: { activityId: string; version: number }
    refuses: '2902' | '2904' | '42511'
  }
  'default GET /crmgas/market/activity/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'all' | 'running' | 'coming' | 'ended' | 'mine'; type?: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external' }
    out: { list: ({ activityId: string; type: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external'; title: string; summary: string; cover: string; startAt: string; endAt: string; state: 'coming' | 'running' | 'ended'; signUpState: 'notStarted' | 'open' | 'full' | 'over' | 'signed' | 'waiting' | null; quota: number | null; quotaUsed: number | null; targetRoute: string | null; targetParams: Record<string, string>; url: string | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default GET /crmgas/market/activity/detail': {
    in: { activityId: string }
    out: { activityId: string; type: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external'; title: string; summary: string; cover: string; startAt: string; endAt: string; state: 'coming' | 'running' | 'ended'; signUpState: 'notStarted' | 'open' | 'full' | 'over' | 'signed' | 'waiting' | null; quota: number | null; quotaUsed: number | null; targetRoute: string | null; targetParams: Record<string, string>; url: string | null; place: string | null; signUpStartAt: string | null; signUpEndAt: string | null; perBpLimit: number; waiting: number; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; products: ({ productId: string; name: string; subTitle: string; coverUrl: string; kind: 'goods' | 'service'; priceMode: 'fixed' | 'from' | 'quote' | 'free'; price: string | null; basePrice: string | null; unit: string; tags: string[]; leadCount: number; status: 'onSale' | 'soldOut' | 'offSale'; isFavorite: boolean })[]; mySignUp: { signUpId: string; status: 'waiting' | 'signed' | 'cancelled' | 'calledOff' | 'missed' | 'attended' | 'absent'; attendees: number; contactName: string; checkInCode: string | null; ahead: number | null; onlineUrl: string | null; canCancel: boolean } | null; heldByCustomer: number }
    refuses: 'E1020'
  }
  'default POST /crmgas/market/activity/signUp': {
    in: { activityId: string; contactName: string; contactPhone: string; attendees: number; waits?: boolean } & { requestNo: string }
    out: { signUpId: string; status: 'waiting' | 'signed' | 'cancelled' | 'calledOff' | 'missed' | 'attended' | 'absent'; checkInCode: string | null; quotaUsed: number; ahead: number | null }
    refuses: 'E1020' | 'E1021' | 'E1022' | 'E1023' | 'E1024' | 'E1025'
  }
  'default POST /crmgas/market/activity/cancelSignUp': {
    in: { signUpId: string }
    out: { status: 'waiting' | 'signed' | 'cancelled' | 'calledOff' | 'missed' | 'attended' | 'absent' }
    refuses: '2902' | '2904' | 'E1026'
  }
  'btwob GET /activity/list': {
    in: { pageNum?: number; pageSize?: number; state?: 'all' | 'running' | 'coming' | 'ended' }
    out: { list: ({ activityId: string; type: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external'; title: string; summary: string; cover: string; startAt: string; endAt: string; state: 'coming' | 'running' | 'ended'; signUpState: 'notStarted' | 'open' | 'full' | 'over' | 'signed' | 'waiting' | null; quota: number | null; quotaUsed: number | null; targetRoute: string | null; targetParams: Record<string, string>; url: string | null; published: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /activity/detail': {
    in: { activityId: string }
    out: { activityId: string; type: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external'; title: string; summary: string; cover: string; startAt: string; endAt: string; state: 'coming' | 'running' | 'ended'; signUpState: 'notStarted' | 'open' | 'full' | 'over' | 'signed' | 'waiting' | null; quota: number | null; quotaUsed: number | null; targetRoute: string | null; targetParams: Record<string, string>; url: string | null; place: string | null; signUpStartAt: string | null; signUpEndAt: string | null; perBpLimit: number; waiting: number; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; onlineUrl: string | null; coverFileId: string | null; published: boolean; editable: boolean; text: string | null; people: ({ signUpId: string; bp: string; customerName: string; contactName: string; contactPhone: string; attendees: number; status: 'waiting' | 'signed' | 'cancelled' | 'calledOff' | 'missed' | 'attended' | 'absent'; createdAt: string })[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /activity/save': {
    in: { activityId?: string; type: 'promotion' | 'class'; title: string; summary: string; coverFileId?: string; startAt: string; endAt: string; signUpStartAt: string | null; signUpEndAt: string | null; quota: number | null; perBpLimit: number; place: string; onlineUrl?: string; text?: string; published: boolean } & { requestNo: string }
    out: { activityId: string; type: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external'; title: string; summary: string; cover: string; startAt: string; endAt: string; state: 'coming' | 'running' | 'ended'; signUpState: 'notStarted' | 'open' | 'full' | 'over' | 'signed' | 'waiting' | null; quota: number | null; quotaUsed: number | null; targetRoute: string | null; targetParams: Record<string, string>; url: string | null; place: string | null; signUpStartAt: string | null; signUpEndAt: string | null; perBpLimit: number; waiting: number; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; onlineUrl: string | null; coverFileId: string | null; published: boolean; editable: boolean; text: string | null; people: ({ signUpId: string; bp: string; customerName: string; contactName: string; contactPhone: string; attendees: number; status: 'waiting' | 'signed' | 'cancelled' | 'calledOff' | 'missed' | 'attended' | 'absent'; createdAt: string })[] }
    refuses: '2901' | '2902' | '44852'
  }
  'btwob POST /activity/checkIn': {
    in: { activityId: string; code: string }
    out: { contactName: string; attendees: number; customerName: string }
    refuses: '2902' | 'E1028' | 'E1029'
  }
  'gpt GET /chat/config': {
    in: unknown
    out: { welcome: string; hotQuestions: string[]; quota: { asked: number; max: number }; label: string; hotline: string; emergencyHotline: string }
    refuses: never
  }
  'gpt GET /conversation/list': {
    in: { pageNum?: number; pageSize?: number; keyword?: string }
    out: { list: { conversationId: string; title: string; preview: string; lastAt: string; pinned: boolean; messageCount: number; streaming: boolean }[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'gpt GET /conversation/messages': {
    in: { conversationId: string; beforeSeq?: number; pageSize?: number }
    out: { title: string; pinned: boolean; list: ({ messageId: string; seq: number; role: 'question' | 'answer'; replyTo: string | null; content: string; status: 'pending' | 'streaming' | 'done' | 'stopped' | 'failed' | 'blocked' | null; emergency: boolean; facts: { id: string; label: string; text: string; period: string; asOf: string; note: string; route: string }[]; citations: { index: number; title: string; route: string; updatedAt: string }[]; actions: { text: string; route: string; tel: string }[]; suggestions: string[]; feedback: 'up' | 'down' | null; createdAt: string })[]; hasMore: boolean }
    refuses: 'E4001'
  }
  'gpt POST /conversation/create': {
    in: { title?: string }
    out: { conversationId: string }
    refuses: 'E4007'
  }
  'gpt POST /conversation/rename': {
    in: { conversationId: string; title: string }
    out: true
    refuses: 'E4001' | 'E4008'
  }
  'gpt POST /conversation/pin': {
    in: { conversationId: string; pinned: boolean }
    out: true
    refuses: 'E4001' | 'E4009'
  }
  'gpt POST /conversation/delete': {
    in: { conversationIds: string[] }
    out: { deleted: number }
    refuses: never
  }
  'gpt POST /chat/stream': {
    in: { conversationId?: string; question: string; replyTo?: string } & { requestNo: string }
    out: { conversationId: string; questionId: string; messageId: string; title: string }
    refuses: 'E4001' | 'E4002' | 'E4003' | 'E4004' | 'E4006' | 'E4007'
  }
  'gpt POST /chat/send': {
    in: { conversationId?: string; question: string; replyTo?: string } & { requestNo: string }
    out: { conversationId: string; questionId: string; messageId: string; title: string }
    refuses: 'E4001' | 'E4002' | 'E4003' | 'E4004' | 'E4006' | 'E4007'
  }
  'gpt GET /chat/poll': {
    in: { messageId: string; offset: number }
    out: { status: 'pending' | 'streaming' | 'done' | 'stopped' | 'failed' | 'blocked'; delta: string; offset: number; done: boolean; message: { messageId: string; seq: number; role: 'question' | 'answer'; replyTo: string | null; content: string; status: 'pending' | 'streaming' | 'done' | 'stopped' | 'failed' | 'blocked' | null; emergency: boolean; facts: { id: string; label: string; text: string; period: string; asOf: string; note: string; route: string }[]; citations: { index: number; title: string; route: string; updatedAt: string }[]; actions: { text: string; route: string; tel: string }[]; suggestions: string[]; feedback: 'up' | 'down' | null; createdAt: string } | null }
    refuses: 'E4001'
  }
  'gpt POST /chat/stop': {
    in: { messageId: string }
    out: { status: 'pending' | 'streaming' | 'done' | 'stopped' | 'failed' | 'blocked'; content: string }
    refuses: 'E4001'
  }
  'gpt POST /chat/feedback': {
    in: { messageId: string; feedback: 'up' | 'down' | null; tags?: ('答非所问' | '内容有误' | '数据不准' | '不够详细' | '其他')[]; text?: string }
    out: true
    refuses: 'E4001' | 'E4011'
  }
  'answer GET /suggest': {
    in: { q: string }
    out: { list: string[] }
    refuses: never
  }
  'answer GET /source': {
    in: { messageId: string; index: number }
    out: { index: number; title: string; route: string; updatedAt: string; state: 'available' | 'offline' }
    refuses: '2901' | 'E4001'
  }
  'answer POST /complaint': {
    in: { messageId: string; text: string }
    out: { complaintNo: string }
    refuses: 'E4001'
  }
  'btwob GET /gpt/term/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ termId: string; word: string; said: string[]; status: 'on' | 'off'; updatedAt: string })[]; total: number; pageNum: number; pageSize: number; index: { documents: number; waiting: number } }
    refuses: '2211'
  }
  'btwob POST /gpt/term/save': {
    in: { termId?: string; word: string; said: string[]; status: 'on' | 'off' }
    out: { termId: string }
    refuses: '2901' | '2902'
  }
  'btwob POST /gpt/index/rebuild': {
    in: unknown
    out: { documents: number }
    refuses: never
  }
  'btwob GET /gpt/unanswered/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ messageId: string; question: string; askedAt: string; feedback: 'up' | 'down' | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'sqdev GET /elective/period/current': {
    in: unknown
    out: { period: { periodId: string; month: string; openAt: string; closeAt: string; status: 'NOT_OPEN' | 'OPEN' | 'CLOSED'; notice: string } | null; options: ({ optionId: string; name: string; optionType: 'FIXED' | 'INDEX' | 'REBATE'; unitPrice: string | null; indexName: string | null; indexMargin: string | null; priceFloor: string | null; priceCap: string | null; tiers: { fromVolume: string; unitPrice: string }[]; minVolume: string; maxVolume: string; stepVolume: string; takeRate: string; shortFeeRate: string; leftVolume: string; riskText: string; index: { month: string; value: string } | null })[]; mine: { recordNo: string; month: string; optionId: string; optionName: string; volume: string; estimatedPrice: string; estimatedAmount: string; settledAmount: string | null; shortFee: string | null; status: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED'; version: number; createdAt: string } | null; serverTime: string; lastMonth: { month: string; volume: string } | null; lastYear: { month: string; volume: string } | null; asOf: string; suggestVolume: string | null }
    refuses: never
  }
  'sqdev GET /elective/backTest': {
    in: { volume?: string }
    out: { months: string[]; volume: string | null; plain: { months: ({ month: string; used: string; taken: string; price: string | null; amount: string; shortFee: string; difference: string })[]; total: string | null; difference: string | null; shortFee: string | null; worst: { month: string; price: string } | null; unknown: string[] } | null; options: ({ optionId: string; volume: string; months: ({ month: string; used: string; taken: string; price: string | null; amount: string; shortFee: string; difference: string })[]; total: string | null; difference: string | null; shortFee: string | null; worst: { month: string; price: string } | null; unknown: string[] })[]; missingDays: number; asOf: string }
    refuses: never
  }
  'sqdev POST /elective/record/submit': {
    in: { periodId: string; optionId: string; volume: string; riskConfirmed: boolean; version?: number } & { requestNo: string }
    out: { recordNo: string; estimatedAmount: string }
    refuses: '2901' | '2902' | '2904' | '42109' | '42401' | '42402' | '42404' | '42405'
  }
  'sqdev POST /elective/record/cancel': {
    in: { recordNo: string; version: number } & { requestNo: string }
    out: { status: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED' }
    refuses: '2902' | '2904' | '42403'
  }
  'sqdev GET /elective/record/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED'; year?: string }
    out: { list: ({ recordNo: string; month: string; optionId: string; optionName: string; volume: string; estimatedPrice: string; estimatedAmount: string; settledAmount: string | null; shortFee: string | null; status: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED'; version: number; createdAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'sqdev GET /elective/record/detail': {
    in: { recordNo: string }
    out: { recordNo: string; month: string; optionId: string; optionName: string; volume: string; estimatedPrice: string; estimatedAmount: string; settledAmount: string | null; shortFee: string | null; status: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED'; version: number; createdAt: string; periodId: string; option: { name: string; optionType: 'FIXED' | 'INDEX' | 'REBATE'; unitPrice: string | null; indexName: string | null; indexMargin: string | null; priceFloor: string | null; priceCap: string | null; tiers: { fromVolume: string; unitPrice: string }[]; minVolume: string; maxVolume: string; stepVolume: string; takeRate: string; shortFeeRate: string }; cancelReason: string | null; closeAt: string | null; canChange: boolean; running: { used: string; taken: string; asOf: string } | null; settlement: { finalPrice: string; actualVolume: string; takenVolume: string; settledAmount: string; missingVolume: string; shortFee: string; difference: string; settledAt: string } | null; history: { optionName: string; volume: string; estimatedAmount: string; operator: string; at: string }[] }
    refuses: '2902'
  }
  'btwob GET /elective/period/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ periodId: string; month: string; openAt: string; closeAt: string; status: 'NOT_OPEN' | 'OPEN' | 'CLOSED'; notice: string; records: number; volume: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /elective/period/detail': {
    in: { periodId: string }
    out: { periodId: string; month: string; openAt: string; closeAt: string; status: 'NOT_OPEN' | 'OPEN' | 'CLOSED'; notice: string; options: ({ optionId: string; name: string; optionType: 'FIXED' | 'INDEX' | 'REBATE'; unitPrice: string | null; indexName: string | null; indexMargin: string | null; priceFloor: string | null; priceCap: string | null; tiers: { fromVolume: string; unitPrice: string }[]; minVolume: string; maxVolume: string; stepVolume: string; takeRate: string; shortFeeRate: string; leftVolume: string; riskText: string; quotaVolume: string; usedVolume: string })[]; canClose: boolean }
    refuses: '2211' | '2902'
  }
  'btwob GET /elective/record/list': {
    in: { pageNum?: number; pageSize?: number; periodId: string }
    out: { list: ({ recordNo: string; month: string; optionId: string; optionName: string; volume: string; estimatedPrice: string; estimatedAmount: string; settledAmount: string | null; shortFee: string | null; status: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED'; version: number; createdAt: string; bp: string; canReject: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211' | '2902'
  }
  'btwob POST /elective/period/publish': {
    in: { month: string; notice: string; options: ({ name: string; optionType: 'FIXED' | 'INDEX' | 'REBATE'; unitPrice: string | null; indexName: string | null; indexMargin: string | null; priceFloor: string | null; priceCap: string | null; tiers: { fromVolume: string; unitPrice: string }[]; minVolume: string; maxVolume: string; stepVolume: string; takeRate: string; shortFeeRate: string; quotaVolume: string; riskText: string })[] }
    out: { periodId: string }
    refuses: '2901' | '2904'
  }
  'btwob POST /elective/period/close': {
    in: { periodId: string }
    out: { status: 'NOT_OPEN' | 'OPEN' | 'CLOSED' }
    refuses: '2902' | '2904'
  }
  'btwob POST /elective/record/reject': {
    in: { recordNo: string; reason: string }
    out: { status: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED' }
    refuses: '2902' | '2904'
  }
  'btwob POST /elective/index/publish': {
    in: { indexName: string; month: string; value: string }
    out: { indexName: string; month: string; value: string }
    refuses: '2901'
  }
  'default GET /crmgas/lottery/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ campaignId: string; title: string; organizer: string; organizerPhone: string; startAt: string; endAt: string; claimUntil: string; dailyDraws: number; mostWins: number; mostChances: number; pauseReason: string | null; state: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled' })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default GET /crmgas/lottery/current': {
    in: { campaignId?: string }
    out: { campaign: { campaignId: string; title: string; organizer: string; organizerPhone: string; startAt: string; endAt: string; claimUntil: string; dailyDraws: number; mostWins: number; mostChances: number; pauseReason: string | null; state: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled'; rules: string; seedHash: string; prizes: ({ prizeId: string; name: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON' | null; value: string; couponFrom: string | null; quantity: number | null; remaining: number | null; weight: number })[]; winners: { company: string; prizeName: string; at: string }[] } | null; role: 'V' | 'N' | 'P' | 'B' | 'O'; serverTime: string }
    refuses: never
  }
  'default GET /crmgas/lottery/detail': {
    in: { campaignId: string }
    out: { campaignId: string; title: string; organizer: string; organizerPhone: string; startAt: string; endAt: string; claimUntil: string; dailyDraws: number; mostWins: number; mostChances: number; pauseReason: string | null; state: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled'; rules: string; seedHash: string; prizes: ({ prizeId: string; name: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON' | null; value: string; couponFrom: string | null; quantity: number | null; remaining: number | null; weight: number })[]; winners: { company: string; prizeName: string; at: string }[] }
    refuses: 'E5000'
  }
  'default GET /crmgas/lottery/winnerList': {
    in: { pageNum?: number; pageSize?: number; campaignId: string }
    out: { list: { company: string; prizeName: string; at: string }[]; total: number; pageNum: number; pageSize: number }
    refuses: 'E5000'
  }
  'default GET /crmgas/lottery/ledger': {
    in: { campaignId: string; after?: number }
    out: { ledger: string; next: number | null }
    refuses: 'E5000'
  }
  'default GET /crmgas/lottery/myChance': {
    in: { campaignId: string }
    out: { remaining: number; waiting: number; drawnToday: number; ways: ({ source: 'bill_paid' | 'hazard_closed' | 'hyq_survey' | 'manual'; got: number; most: number })[] }
    refuses: 'E5000' | 'E5006'
  }
  'default POST /crmgas/lottery/draw': {
    in: { campaignId: string } & { requestNo: string }
    out: { drawNo: number; chanceNo: number; drawnAt: string; roll: number; prizeId: string; prizeName: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON' | null; why: 'STOCK' | 'LIMIT' | null; winId: string | null; remaining: number }
    refuses: 'E5000' | 'E5001' | 'E5002' | 'E5003' | 'E5004' | 'E5005' | 'E5006'
  }
  'default GET /crmgas/lottery/proof': {
    in: { pageNum?: number; pageSize?: number; campaignId: string }
    out: { list: ({ drawNo: number; chanceNo: number; drawnAt: string; roll: number; prizeId: string; prizeName: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON' | null; why: 'STOCK' | 'LIMIT' | null; winId: string | null; proof: { chance: { rowNo: number; before: string; hash: string; text: string }; day: { rowNo: number; before: string; hash: string; text: string }; drawn: { rowNo: number; before: string; hash: string; text: string } } })[]; total: number; pageNum: number; pageSize: number; published: { rowNo: number; before: string; hash: string; text: string } }
    refuses: 'E5000' | 'E5006'
  }
  'default GET /crmgas/lottery/myWinList': {
    in: { pageNum?: number; pageSize?: number; campaignId?: string; scope?: 'me' | 'bp' }
    out: { list: ({ winId: string; campaignId: string; prizeName: string; prizeValue: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON'; couponFrom: string | null; state: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited'; claimUntil: string; handedNo: string | null; handedAt: string | null; createdAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: 'E5010'
  }
  'default GET /crmgas/lottery/winDetail': {
    in: { winId: string }
    out: { winId: string; campaignId: string; prizeName: string; prizeValue: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON'; couponFrom: string | null; state: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited'; claimUntil: string; handedNo: string | null; handedAt: string | null; createdAt: string; receiverName: string | null; receiverPhone: string | null; ticketId: string | null; ticketNo: string | null; leadNo: string | null; isOwn: boolean }
    refuses: '2902'
  }
  'default POST /crmgas/lottery/claim': {
    in: { winId: string; receiverName: string; receiverPhone: string } & { requestNo: string }
    out: { status: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited'; ticketId: string }
    refuses: '2902' | 'E5011' | 'E5012'
  }
  'default POST /crmgas/lottery/confirmReceive': {
    in: { winId: string }
    out: { status: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited' }
    refuses: '2902' | 'E5012'
  }
  'default POST /crmgas/lottery/giveUp': {
    in: { winId: string }
    out: { status: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited' }
    refuses: '2902' | 'E5011' | 'E5012'
  }
  'btwob GET /lottery/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ campaignId: string; title: string; organizer: string; organizerPhone: string; startAt: string; endAt: string; claimUntil: string; dailyDraws: number; mostWins: number; mostChances: number; pauseReason: string | null; state: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled'; chances: number; draws: number })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /lottery/detail': {
    in: { campaignId: string }
    out: { campaignId: string; title: string; organizer: string; organizerPhone: string; startAt: string; endAt: string; claimUntil: string; dailyDraws: number; mostWins: number; mostChances: number; pauseReason: string | null; state: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled'; chances: number; draws: number; rules: string; seedHash: string | null; openedDay: number; days: number | null; prizes: ({ prizeId: string; name: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON' | null; value: string; couponFrom: string | null; quantity: number | null; remaining: number | null; weight: number })[]; wins: ({ winId: string; campaignId: string; prizeName: string; prizeValue: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON'; couponFrom: string | null; state: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited'; claimUntil: string; handedNo: string | null; handedAt: string | null; createdAt: string; bp: string; customerName: string; receiverName: string | null; receiverPhone: string | null; ticketId: string | null; ticketNo: string | null; leadNo: string | null })[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /lottery/save': {
    in: { campaignId?: string; title: string; organizer: string; organizerPhone: string; rules: string; startAt: string; endAt: string; claimUntil: string; dailyDraws: number; mostWins: number; mostChances: number; prizes: ({ name: string; service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON'; value: string; couponFrom?: string; quantity: number; weight: number })[] } & { requestNo: string }
    out: { campaignId: string }
    refuses: '2901' | '2902' | '2904' | 'E5101' | 'E5102' | 'E5103' | 'E5105' | 'E5106'
  }
  'btwob POST /lottery/publish': {
    in: { campaignId: string }
    out: { status: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled'; seedHash: string }
    refuses: '2901' | '2902' | '2904'
  }
  'btwob POST /lottery/pause': {
    in: { campaignId: string; reason: string }
    out: { status: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled' }
    refuses: '2902' | '2904'
  }
  'btwob POST /lottery/resume': {
    in: { campaignId: string }
    out: { status: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled' }
    refuses: '2902' | '2904'
  }
  'btwob POST /lottery/chance/grant': {
    in: { campaignId: string; bp: string; ticket: string; reason: string }
    out: { chanceNo: number }
    refuses: '2902' | '2904'
  }
  'btwob POST /lottery/win/ship': {
    in: { winId: string; handedNo: string }
    out: { status: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited'; handedAt: string }
    refuses: '2902' | '2904'
  }
  'btwob POST /lottery/win/finish': {
    in: { winId: string }
    out: { status: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited' }
    refuses: '2902' | '2904'
  }
  'btwob GET /lottery/export': {
    in: { campaignId: string }
    out: { fileName: string; csv: string }
    refuses: '2211' | '2902'
  }
  'default GET /small/hyq/current': {
    in: unknown
    out: { period: { hyqId: string; title: string; quarter: string; cover: string; startAt: string | null; endAt: string | null; status: 'draft' | 'published' | 'closed' } | null; responded: boolean; benefits: { icon: string; title: string; desc: string; route: string }[]; rewardChances: number; rewarded: boolean; report: { from: string; to: string; volume: string | null; amount: string | null; avgPrice: string | null; volumeYoY: string | null; amountYoY: string | null; rankPercent: number | null; co2SavedKg: string | null; months: ({ month: string; volume: string | null })[]; missing: string[]; advices: string[]; asOf: string; whole: number; paperUrl: string } | null; nps: number | null }
    refuses: never
  }
  'default GET /small/hyq/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ hyqId: string; title: string; quarter: string; cover: string; startAt: string | null; endAt: string | null; status: 'draft' | 'published' | 'closed'; responded: boolean })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default GET /small/hyq/survey': {
    in: { hyqId: string }
    out: { hyqId: string; endAt: string; questions: ({ qid: string; type: 'nps' | 'single' | 'multi' | 'rating' | 'text'; title: string; options: { value: string; label: string }[]; required: boolean; showIf: { from: number; to: number } | null; max: number })[] }
    refuses: 'E7001'
  }
  'default POST /small/hyq/submit': {
    in: { hyqId: string; answers: { qid: string; values: string[] }[]; durationMs: number } & { requestNo: string }
    out: { npsGroup: 'promoter' | 'passive' | 'detractor'; rewarded: boolean; chances: number; campaignId: string | null; ticketNo: string | null }
    refuses: 'E7001' | 'E7002' | 'E7003' | 'E7004'
  }
  'default GET /small/hyq/information': {
    in: { hyqId?: string }
    out: { period: { hyqId: string; title: string; quarter: string; cover: string; startAt: string | null; endAt: string | null; status: 'draft' | 'published' | 'closed' }; responded: boolean; benefits: { icon: string; title: string; desc: string; route: string }[]; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; report: { from: string; to: string; volume: string | null; amount: string | null; avgPrice: string | null; volumeYoY: string | null; amountYoY: string | null; rankPercent: number | null; co2SavedKg: string | null; months: ({ month: string; volume: string | null })[]; missing: string[]; advices: string[]; asOf: string; whole: number; paperUrl: string } | null }
    refuses: 'E7001'
  }
  'default GET /small/hyq/shareInformation': {
    in: { s?: string; hyqId?: string; companyCode?: string }
    out: { hyqId: string; title: string; quarter: string; cover: string; blocks: ({ type: 'h2'; text: string } | { type: 'h3'; text: string } | { type: 'p'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'img'; url: string; w: number; h: number; alt: string; caption?: string } | { type: 'table'; head: string[]; rows: string[][] } | { type: 'list'; ordered: boolean; items: (({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[])[] } | { type: 'quote'; spans: ({ text: string; b?: boolean; i?: boolean; color?: 'brand' | 'danger' | 'warning' | 'success' | 'muted'; href?: string })[] } | { type: 'video'; url: string; poster?: string; duration?: number } | { type: 'file'; fileId: string; name: string; size: number; url?: string } | { type: 'product'; productId: string } | { type: 'link'; title: string; route?: string; url?: string } | { type: 'hr' })[]; benefits: { icon: string; title: string; desc: string; route: string }[]; companyName: string }
    refuses: 'E7001' | 'E3002'
  }
  'btwob GET /hyq/periods': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ hyqId: string; title: string; quarter: string; cover: string; startAt: string | null; endAt: string | null; status: 'draft' | 'published' | 'closed'; text: string | null; benefits: { icon: string; title: string; desc: string; route: string }[]; rewardCampaignId: string | null; rewardChances: number; version: number; answers: number; nps: number | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /hyq/responses': {
    in: { pageNum?: number; pageSize?: number; status?: 'open' | 'contacted' | 'closed' }
    out: { list: ({ responseId: string; hyqId: string; bp: string; customerName: string; npsScore: number; reasons: string[]; text: string; status: 'none' | 'open' | 'contacted' | 'closed'; ticketNo: string | null; note: string; submittedAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /hyq/results': {
    in: { hyqId: string }
    out: { hyqId: string; answers: number; counted: number; nps: number | null; questions: { qid: string; title: string; answered: number; choices: { label: string; n: number }[] }[] }
    refuses: '2902'
  }
  'btwob POST /hyq/save': {
    in: { hyqId: string; title: string; cover: string; text: string; benefits: { icon: string; title: string; desc: string; route: string }[]; rewardCampaignId: string | null; rewardChances: number; version: number }
    out: { hyqId: string; version: number }
    refuses: '2904'
  }
  'btwob POST /hyq/publish': {
    in: { hyqId: string }
    out: { hyqId: string; title: string; quarter: string; cover: string; startAt: string | null; endAt: string | null; status: 'draft' | 'published' | 'closed' }
    refuses: '2902' | '2904'
  }
  'btwob POST /hyq/followUp': {
    in: { responseId: string; status: 'contacted' | 'closed'; note: string }
    out: { status: 'none' | 'open' | 'contacted' | 'closed' }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/message/unreadCount': {
    in: unknown
    out: { total: number; byCategory: Record<string, number>; urgent: ({ msgId: string; title: string; summary: string; categoryCode: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; targetRoute: string | null; targetParams: Record<string, string> })[] }
    refuses: never
  }
  'default GET /crmgas/todo/count': {
    in: unknown
    out: { count: number }
    refuses: never
  }
  'default GET /crmgas/todo/list': {
    in: { pageNum?: number; pageSize?: number; status?: '0' | '1' | '2' | '3'; type?: string }
    out: { list: ({ todoId: string; type: string; typeName: string; title: string; summary: string; amount: string | null; loss: string | null; lossText: string; dueAt: string | null; overdueDays: number; bizId: string; route: string; priority: number; status: '0' | '1' | '2' | '3'; ignorable: boolean; handledBy: string; handledAt: string | null; createdAt: string })[]; total: number; pageNum: number; pageSize: number; counts: Record<string, number> }
    refuses: never
  }
  'default POST /crmgas/todo/ignore': {
    in: { todoId: string }
    out: true
    refuses: '2540' | '2902'
  }
  'default GET /crmgas/consoleConfig/queryConsoleConfig': {
    in: { userName?: string }
    out: { userName: string; bp: string | null; versionNum: number; isDefault: boolean; apps: string[]; list: ({ code: string; name: string; icon: string; url: string; sort: number; visible: boolean; badge: string; group: 'ENERGY' | 'PAY' | 'INVOICE' | 'PACKAGE' | 'SAFETY' | 'PROJECT' | 'ACCOUNT' | 'MORE'; openType: 'PAGE' | 'TAB' | 'WEBVIEW' | 'MINIPROGRAM' | 'TEL'; isNew: boolean })[] }
    refuses: never
  }
  'default POST /crmgas/consoleConfig/saveConsoleConfig': {
    in: { userName?: string; apps: string[]; versionNum: number; force?: boolean }
    out: { userName: string; bp: string | null; versionNum: number; isDefault: boolean; apps: string[]; list: ({ code: string; name: string; icon: string; url: string; sort: number; visible: boolean; badge: string; group: 'ENERGY' | 'PAY' | 'INVOICE' | 'PACKAGE' | 'SAFETY' | 'PROJECT' | 'ACCOUNT' | 'MORE'; openType: 'PAGE' | 'TAB' | 'WEBVIEW' | 'MINIPROGRAM' | 'TEL'; isNew: boolean })[] }
    refuses: '44801' | '44802' | '44803'
  }
  'default POST /crmgas/consoleConfig/resetConsoleConfig': {
    in: { userName?: string }
    out: { userName: string; bp: string | null; versionNum: number; isDefault: boolean; apps: string[]; list: ({ code: string; name: string; icon: string; url: string; sort: number; visible: boolean; badge: string; group: 'ENERGY' | 'PAY' | 'INVOICE' | 'PACKAGE' | 'SAFETY' | 'PROJECT' | 'ACCOUNT' | 'MORE'; openType: 'PAGE' | 'TAB' | 'WEBVIEW' | 'MINIPROGRAM' | 'TEL'; isNew: boolean })[] }
    refuses: never
  }
  'default GET /crmgas/appCenter/list': {
    in: unknown
    out: { groups: ({ group: string; label: string; apps: ({ code: string; name: string; icon: string; url: string; sort: number; visible: boolean; badge: string; group: 'ENERGY' | 'PAY' | 'INVOICE' | 'PACKAGE' | 'SAFETY' | 'PROJECT' | 'ACCOUNT' | 'MORE'; openType: 'PAGE' | 'TAB' | 'WEBVIEW' | 'MINIPROGRAM' | 'TEL'; isNew: boolean; initials: string })[] })[]; selected: string[]; recentMax: number; versionNum: number; isDefault: boolean }
    refuses: never
  }
  'default POST /crmgas/appCenter/open': {
    in: { appCode: string }
    out: true
    refuses: '2902'
  }
  'btwob GET /appItem/list': {
    in: unknown
    out: { list: ({ appCode: string; name: string; online: boolean; newUntil: string | null; version: number })[] }
    refuses: '2211'
  }
  'btwob POST /appItem/save': {
    in: { appCode: string; online: boolean; newUntil: string | null; version: number }
    out: { appCode: string; name: string; online: boolean; newUntil: string | null; version: number }
    refuses: '2902' | '2904'
  }
  'default POST /crmgas/event-tracking/add-click': {
    in: { clickModule: string }
    out: null
    refuses: never
  }
  'default POST /crmgas/log/batch': {
    in: { events: ({ eventId: string; type: 'CLICK' | 'DWELL' | 'ERROR' | 'PERF' | 'CUSTOM'; group?: string; page?: string; durationMs?: number; extra?: Record<string, string | number | boolean | null>; sessionId?: string; platform?: string; appVersion?: string; at: string })[] }
    out: { accepted: number; ignored: number }
    refuses: '44830'
  }
  'default POST /crmgas/track/collect': {
    in: { events: ({ eventId: string; name: string; page?: string; props?: Record<string, string | number | boolean | null>; at: string; sessionId?: string })[] }
    out: { accepted: number }
    refuses: never
  }
  'job POST /upload/single': {
    in: { bizType: 'TICKET' | 'HAZARD' | 'SIGNATURE' | 'EQUIPMENT' | 'ALARM' | 'METER' | 'METER_IMG' | 'OUTLET' | 'TT_PROOF' | 'DISPUTE' | 'BANK' | 'PROJECT' | 'ZHULONG' | 'CERT' | 'INVOICE' | 'DEVIATION' | 'VERIFY' | 'LEAD' | 'ACTIVITY' | 'ARTICLE' | 'ATTACHMENT' | 'BANNER' | 'PRODUCT' | 'HELP' | 'LEGAL' | 'AVATAR'; visitorId?: string; file?: unknown }
    out: { fileID: string; url: string; name: string; size: number; mime: string }
    refuses: '44850' | '44851' | '44853' | '44854' | '44855'
  }
  'job GET /file/{fileId}': {
    in: { fileId: string; e?: string; s?: string; w?: '320' | '1080' }
    out: null
    refuses: never
  }
  'default GET /crmgas/message/categoryList': {
    in: unknown
    out: { list: ({ code: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; name: string; unread: number; lastTitle: string; lastAt: string | null })[] }
    refuses: never
  }
  'default GET /crmgas/message/list': {
    in: { pageNum?: number; pageSize?: number; categoryCode?: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; status?: 'unread'; keyword?: string; asOf?: string }
    out: { list: ({ msgId: string; bp: string | null; categoryCode: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; templateCode: string; title: string; summary: string; level: 'normal' | 'important' | 'urgent'; targetRoute: string | null; targetParams: Record<string, string>; bizType: string | null; bizId: string; status: 'unread' | 'read'; readAt: string | null; overWord: string | null; todo: { todoId: string; typeName: string; route: string; dueAt: string | null; overdueDays: number; status: '0' | '1' | '3'; handledBy: string; handledAt: string | null } | null; createdAt: string })[]; total: number; pageNum: number; pageSize: number; asOf: string }
    refuses: never
  }
  'default GET /crmgas/message/detail': {
    in: { msgId: string }
    out: { msgId: string; bp: string | null; categoryCode: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; templateCode: string; title: string; summary: string; level: 'normal' | 'important' | 'urgent'; targetRoute: string | null; targetParams: Record<string, string>; bizType: string | null; bizId: string; status: 'unread' | 'read'; readAt: string | null; overWord: string | null; todo: { todoId: string; typeName: string; route: string; dueAt: string | null; overdueDays: number; status: '0' | '1' | '3'; handledBy: string; handledAt: string | null } | null; createdAt: string }
    refuses: 'E6001'
  }
  'default POST /crmgas/message/read': {
    in: { msgIds: string[] }
    out: { total: number }
    refuses: never
  }
  'default POST /crmgas/message/readAll': {
    in: { categoryCode?: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; asOf: string }
    out: { affected: number; total: number }
    refuses: never
  }
  'default POST /crmgas/message/delete': {
    in: { msgIds: string[] }
    out: { deleted: number; refused: ({ msgId: string; code: 'E6001' | 'E6002' })[] }
    refuses: never
  }
  'default GET /crmgas/message/setting/query': {
    in: unknown
    out: { version: number; categories: ({ code: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; name: string; desc: string; mandatory: boolean; channels: { inApp: { on: boolean; locked: boolean; offered: boolean; usual: boolean }; wxMini: { on: boolean; locked: boolean; offered: boolean; usual: boolean }; sms: { on: boolean; locked: boolean; offered: boolean; usual: boolean }; push: { on: boolean; locked: boolean; offered: boolean; usual: boolean } } })[]; quiet: { enabled: boolean; start: string; end: string } }
    refuses: never
  }
  'default POST /crmgas/message/setting/save': {
    in: { version: number; categories: ({ code: 'supply' | 'safety' | 'service' | 'bill' | 'gasUse' | 'order' | 'invoice' | 'account' | 'hyq' | 'market' | 'system'; inApp: boolean; wxMini: boolean; sms: boolean; push: boolean })[]; quiet: { enabled: boolean; start: string; end: string } }
    out: { version: number }
    refuses: 'E6003' | 'E6004' | 'E6005'
  }
  'default POST /crmgas/message/subscribe/report': {
    in: { openId: string; results: ({ tmplId: string; result: 'accept' | 'reject' | 'ban' | 'filter'; always?: boolean })[]; scene?: string } & { requestNo: string }
    out: { templates: ({ tmplId: string; remaining: number; lastResult: 'accept' | 'reject' | 'ban' | 'filter' | null })[] }
    refuses: 'E6006'
  }
  'default GET /crmgas/wx/message/callback': {
    in: { signature: string; timestamp: string; nonce: string; echostr: string }
    out: null
    refuses: never
  }
  'default POST?signature,timestamp,nonce /crmgas/wx/message/callback': {
    in: { signature: string; timestamp: string; nonce: string }
    out: null
    refuses: never
  }
  'btwob POST /message/broadcast': {
    in: { templateCode: 'SYSTEM_NOTICE' | 'ACTIVITY_REMIND' | 'HYQ_PERIOD'; params: Record<string, string>; route?: string; bps?: string[]; scheduledAt?: string } & { requestNo: string }
    out: { batchId: string; total: number }
    refuses: '2901'
  }
  'btwob POST /message/broadcast/cancel': {
    in: { batchId: string }
    out: { state: 'scheduled' | 'sending' | 'done' | 'cancelled'; sent: number }
    refuses: '2902' | '2904'
  }
  'btwob GET /message/broadcast/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ batchId: string; templateCode: 'SYSTEM_NOTICE' | 'ACTIVITY_REMIND' | 'HYQ_PERIOD'; title: string; body: string; route: string | null; customers: number | null; scheduledAt: string; state: 'scheduled' | 'sending' | 'done' | 'cancelled'; total: number; sent: number })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /message/broadcast/detail': {
    in: { batchId: string }
    out: { batchId: string; templateCode: 'SYSTEM_NOTICE' | 'ACTIVITY_REMIND' | 'HYQ_PERIOD'; title: string; body: string; route: string | null; customers: number | null; scheduledAt: string; state: 'scheduled' | 'sending' | 'done' | 'cancelled'; total: number; sent: number; read: number }
    refuses: '2211' | '2902'
  }
  'default GET /crmgas/smartMessage/list': {
    in: { pageNum?: number; pageSize?: number; refresh?: '1' }
    out: { list: ({ smartId: string; ruleCode: 'NIGHT_FLOW' | 'BALANCE_DAYS' | 'USAGE_SPIKE' | 'BILL_DUE' | 'DEVIATION_RISK' | 'TIER_NEAR' | 'DEVICE_EXPIRY' | 'CHEAPER_WAY' | 'SAVE_GOOD'; severity: 'high' | 'medium' | 'low' | 'good'; title: string; insight: string; suggestion: string; evidence: { label: string; value: string; unit: string }[]; series: ({ x: string; y: string | null })[]; actions: { text: string; route: string }[]; asOf: string | null; status: 'new' | 'read' | 'adopted' | 'ignored'; createdAt: string })[]; total: number; pageNum: number; pageSize: number; generatedAt: string; live: ({ smartId: string; ruleCode: 'NIGHT_FLOW' | 'BALANCE_DAYS' | 'USAGE_SPIKE' | 'BILL_DUE' | 'DEVIATION_RISK' | 'TIER_NEAR' | 'DEVICE_EXPIRY' | 'CHEAPER_WAY' | 'SAVE_GOOD'; severity: 'high' | 'medium' | 'low' | 'good'; title: string; insight: string; suggestion: string; evidence: { label: string; value: string; unit: string }[]; series: ({ x: string; y: string | null })[]; actions: { text: string; route: string }[]; asOf: string | null; status: 'new' | 'read' | 'adopted' | 'ignored'; createdAt: string })[] }
    refuses: '2906'
  }
  'default POST /crmgas/smartMessage/action': {
    in: { smartId: string; action: 'read' | 'adopt' | 'ignore'; reason?: 'done' | 'wrong' | 'unwanted' }
    out: { status: 'new' | 'read' | 'adopted' | 'ignored' }
    refuses: 'E6010'
  }
  'default GET /crmgas/record/equipment/list': {
    in: { pageNum?: number; pageSize?: number; siteId?: string; meterNo?: string; validity?: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; useStatus?: 'IN_USE' | 'STOPPED' | 'SCRAPPED' }
    out: { list: ({ equipmentType: 'BOILER' | 'KILN' | 'FURNACE' | 'DRYER' | 'STOVE' | 'STEAMER' | 'ABSORPTION' | 'GENERATOR' | 'HEATER' | 'OTHER'; name: string; brand: string; model: string; serialNo: string; quantity: number; ratedFlow: string; dailyHours: string; installDate: string; equipmentId: string; equipmentNo: string; siteId: string | null; siteName: string; meterNo: string; ratedPower: string | null; workPressure: string | null; flameProtection: '1' | '0'; productionDate: string | null; expireDate: string; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number })[]; total: number; pageNum: number; pageSize: number; load: ({ meterNo: string; name: string; qmax: string | null; total: string; ratio: string | null; mark: 'FULL' | 'NEARLY' | null })[]; counts: { all: number; NORMAL: number; DUE_SOON: number; OVERDUE: number } }
    refuses: never
  }
  'default GET /crmgas/record/equipment/detail': {
    in: { equipmentId: string }
    out: { equipmentType: 'BOILER' | 'KILN' | 'FURNACE' | 'DRYER' | 'STOVE' | 'STEAMER' | 'ABSORPTION' | 'GENERATOR' | 'HEATER' | 'OTHER'; name: string; brand: string; model: string; serialNo: string; quantity: number; ratedFlow: string; dailyHours: string; installDate: string; equipmentId: string; equipmentNo: string; siteId: string | null; siteName: string; meterNo: string; ratedPower: string | null; workPressure: string | null; flameProtection: '1' | '0'; productionDate: string | null; expireDate: string; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number; hoursAt: string; platePhoto: { fileId: string; url: string } | null; photos: { fileId: string; url: string }[]; scrapPhotos: { fileId: string; url: string }[]; load: { meterNo: string; name: string; qmax: string | null; total: string; ratio: string | null; mark: 'FULL' | 'NEARLY' | null } | null; actions: ('EDIT' | 'STOP' | 'START' | 'SCRAP' | 'DELETE')[] }
    refuses: '2902'
  }
  'default POST /crmgas/record/equipment/save': {
    in: { equipmentType: 'BOILER' | 'KILN' | 'FURNACE' | 'DRYER' | 'STOVE' | 'STEAMER' | 'ABSORPTION' | 'GENERATOR' | 'HEATER' | 'OTHER'; name: string; brand: string; model: string; serialNo: string; quantity: number; ratedFlow: string; dailyHours: string; installDate: string; equipmentId?: string; version?: number; siteId?: string; meterNo: string; ratedPower?: string; workPressure?: string; flameProtection: '1' | '0'; productionDate?: string; platePhoto: string; photos: string[] } & { requestNo: string }
    out: { equipmentType: 'BOILER' | 'KILN' | 'FURNACE' | 'DRYER' | 'STOVE' | 'STEAMER' | 'ABSORPTION' | 'GENERATOR' | 'HEATER' | 'OTHER'; name: string; brand: string; model: string; serialNo: string; quantity: number; ratedFlow: string; dailyHours: string; installDate: string; equipmentId: string; equipmentNo: string; siteId: string | null; siteName: string; meterNo: string; ratedPower: string | null; workPressure: string | null; flameProtection: '1' | '0'; productionDate: string | null; expireDate: string; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number }
    refuses: '2902' | '2904' | '44401' | '44402' | '44403' | '44852'
  }
  'default POST /crmgas/record/equipment/status': {
    in: { equipmentId: string; version: number; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; photos?: string[] }
    out: { equipmentType: 'BOILER' | 'KILN' | 'FURNACE' | 'DRYER' | 'STOVE' | 'STEAMER' | 'ABSORPTION' | 'GENERATOR' | 'HEATER' | 'OTHER'; name: string; brand: string; model: string; serialNo: string; quantity: number; ratedFlow: string; dailyHours: string; installDate: string; equipmentId: string; equipmentNo: string; siteId: string | null; siteName: string; meterNo: string; ratedPower: string | null; workPressure: string | null; flameProtection: '1' | '0'; productionDate: string | null; expireDate: string; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number }
    refuses: '2902' | '2904' | '44408' | '44852'
  }
  'default POST /crmgas/record/equipment/delete': {
    in: { equipmentId: string; version: number }
    out: true
    refuses: '2902' | '2904' | '44403' | '44404'
  }
  'btwob POST /record/equipment/readPlate': {
    in: { fileId: string }
    out: { brand: string | null; model: string | null; serialNo: string | null; ratedFlow: string | null; ratedPower: string | null; workPressure: string | null; productionDate: string | null }
    refuses: '44852'
  }
  'btwob GET /record/shares': {
    in: { meterNo?: string }
    out: { state: 'SHOWN' | 'NO_METER' | 'NO_DEVICE' | 'NO_DATA'; meters: { meterNo: string; name: string }[]; meterNo: string; name: string; from: string; to: string; asOf: string; whole: number; missingDays: string[]; total: string; devices: ({ equipmentId: string; name: string; volume: string; percent: string; margin: number; sureness: 'SURE' | 'FAIR' | 'ROUGH'; isTogether: boolean; dailyHours: string; hoursAt: string })[]; rest: { volume: string; percent: string } }
    refuses: '44402'
  }
  'default GET /crmgas/record/alarm/list': {
    in: { pageNum?: number; pageSize?: number; siteId?: string; kind?: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'; validity?: 'NORMAL' | 'DUE_SOON' | 'OVERDUE' }
    out: { list: ({ kind: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'; brand: string; model: string; serialNo: string; location: string; productionDate: string; installDate: string; liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'; concentration: string | null; at: string | null; alarmId: string; alarmNo: string; siteId: string | null; siteName: string; expireDate: string; lastCalibrateDate: string | null; nextCalibrateDate: string | null; lastCheckDate: string | null; nextCheckDate: string | null; nextEnd: { term: 'LIFE' | 'CALIBRATE' | 'CHECK'; due: string }; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; isHazard: boolean; networked: '1' | '0'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number })[]; total: number; pageNum: number; pageSize: number; counts: { all: number; NORMAL: number; DUE_SOON: number; OVERDUE: number }; live: { alarm: number; fault: number; offline: number; normal: number }; alarming: ({ alarmId: string; location: string; liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'; concentration: string | null; at: string | null })[] }
    refuses: never
  }
  'default GET /crmgas/record/alarm/detail': {
    in: { alarmId: string }
    out: { kind: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'; brand: string; model: string; serialNo: string; location: string; productionDate: string; installDate: string; liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'; concentration: string | null; at: string | null; alarmId: string; alarmNo: string; siteId: string | null; siteName: string; expireDate: string; lastCalibrateDate: string | null; nextCalibrateDate: string | null; lastCheckDate: string | null; nextCheckDate: string | null; nextEnd: { term: 'LIFE' | 'CALIBRATE' | 'CHECK'; due: string }; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; isHazard: boolean; networked: '1' | '0'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number; deviceCode: string; lowThreshold: string; highThreshold: string; successorOf: { alarmId: string; alarmNo: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED' } | null; successor: { alarmId: string; alarmNo: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED' } | null; valve: { alarmId: string; location: string } | null; fan: { alarmId: string; location: string } | null; photos: { fileId: string; url: string }[]; scrapPhotos: { fileId: string; url: string }[]; emergency: string; actions: ('EDIT' | 'STOP' | 'START' | 'SCRAP' | 'DELETE' | 'REPLACE' | 'SELF_CHECK')[] }
    refuses: '2902'
  }
  'default GET /crmgas/record/alarm/live': {
    in: { alarmId: string }
    out: { liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'; concentration: string | null; at: string | null }
    refuses: '2902'
  }
  'default GET /crmgas/record/alarm/events': {
    in: { pageNum?: number; pageSize?: number; alarmId: string; tab?: 'ALARM' | 'CHECK' }
    out: { list: ({ kind: 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'RECOVER' | 'SELF_CHECK' | 'CALIBRATE' | 'REPLACE'; at: string; concentration: string | null; note: string; photos: { fileId: string; url: string }[] })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2902'
  }
  'default POST /crmgas/record/alarm/save': {
    in: { kind: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'; brand: string; model: string; serialNo: string; location: string; productionDate: string; installDate: string; alarmId?: string; version?: number; siteId?: string; deviceCode?: string; linkedValve?: string; linkedFan?: string; successorOf?: string; photos: string[] } & { requestNo: string }
    out: { kind: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'; brand: string; model: string; serialNo: string; location: string; productionDate: string; installDate: string; liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'; concentration: string | null; at: string | null; alarmId: string; alarmNo: string; siteId: string | null; siteName: string; expireDate: string; lastCalibrateDate: string | null; nextCalibrateDate: string | null; lastCheckDate: string | null; nextCheckDate: string | null; nextEnd: { term: 'LIFE' | 'CALIBRATE' | 'CHECK'; due: string }; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; isHazard: boolean; networked: '1' | '0'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number }
    refuses: '2902' | '2904' | '44401' | '44403' | '44411' | '44852'
  }
  'default POST /crmgas/record/alarm/status': {
    in: { alarmId: string; version: number; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; photos?: string[] }
    out: { kind: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'; brand: string; model: string; serialNo: string; location: string; productionDate: string; installDate: string; liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'; concentration: string | null; at: string | null; alarmId: string; alarmNo: string; siteId: string | null; siteName: string; expireDate: string; lastCalibrateDate: string | null; nextCalibrateDate: string | null; lastCheckDate: string | null; nextCheckDate: string | null; nextEnd: { term: 'LIFE' | 'CALIBRATE' | 'CHECK'; due: string }; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; isHazard: boolean; networked: '1' | '0'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number }
    refuses: '2902' | '2904' | '44408' | '44852'
  }
  'default POST /crmgas/record/alarm/delete': {
    in: { alarmId: string; version: number }
    out: true
    refuses: '2902' | '2904' | '44403' | '44404'
  }
  'default POST /crmgas/record/alarm/selfCheck': {
    in: { alarmId: string; version: number; soundOk: '1' | '0'; valveOk: '1' | '0'; fanOk: '1' | '0'; files: string[]; note: string } & { requestNo: string }
    out: { kind: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'; brand: string; model: string; serialNo: string; location: string; productionDate: string; installDate: string; liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'; concentration: string | null; at: string | null; alarmId: string; alarmNo: string; siteId: string | null; siteName: string; expireDate: string; lastCalibrateDate: string | null; nextCalibrateDate: string | null; lastCheckDate: string | null; nextCheckDate: string | null; nextEnd: { term: 'LIFE' | 'CALIBRATE' | 'CHECK'; due: string }; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; isHazard: boolean; networked: '1' | '0'; useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED'; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; revision: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string } | null; version: number }
    refuses: '2902' | '2904' | '44409' | '44852'
  }
  'default GET /crmgas/record/flowMeter/list': {
    in: { siteId?: string; validity?: 'NORMAL' | 'DUE_SOON' | 'OVERDUE' }
    out: { list: ({ meterId: string; meterNo: string; name: string; model: string; caliber: string; qmin: string | null; qmax: string; flowType: 'ROOTS' | 'TURBINE' | 'ULTRASONIC' | 'DIAPHRAGM' | 'VORTEX' | null; siteId: string | null; siteName: string; nextVerifyDate: string | null; daysLeft: number | null; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; state: 'IN_USE' | 'VERIFYING' | 'RETIRED' | null; commStatus: 'ONLINE' | 'OFFLINE' | 'NONE' })[]; counts: { all: number; NORMAL: number; DUE_SOON: number; OVERDUE: number } }
    refuses: never
  }
  'default GET /crmgas/record/flowMeter/detail': {
    in: { meterNo: string }
    out: { meterId: string; meterNo: string; name: string; model: string; caliber: string; qmin: string | null; qmax: string; flowType: 'ROOTS' | 'TURBINE' | 'ULTRASONIC' | 'DIAPHRAGM' | 'VORTEX' | null; siteId: string | null; siteName: string; nextVerifyDate: string | null; daysLeft: number | null; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; state: 'IN_USE' | 'VERIFYING' | 'RETIRED' | null; commStatus: 'ONLINE' | 'OFFLINE' | 'NONE'; maker: string; factoryNo: string; accuracyClass: '0.5' | '1.0' | '1.5' | null; workPressureMax: string | null; corrector: { model: string; no: string; battery: string | null } | null; manufactureDate: string | null; installDate: string | null; retireDate: string | null; cycleMonths: number | null; lastVerifyDate: string | null; certificateNo: string; verifyOrg: string; verifyResult: 'PASS' | 'FAIL' | null; sealNo: string; lastCommAt: string | null; load: { meterNo: string; name: string; qmax: string | null; total: string; ratio: string | null; mark: 'FULL' | 'NEARLY' | null } | null; isAsked: boolean; verifies: ({ verifyId: string; verifyDate: string; kind: 'FIRST' | 'PERIODIC' | 'DISPUTE'; org: string; certificateNo: string; result: 'PASS' | 'FAIL'; errorAtQmax: string | null; replacedBy: string | null; files: { fileId: string; name: string; url: string; isImage: boolean }[] })[]; events: ({ eventId: string; kind: 'INSTALL' | 'REPLACE' | 'REPAIR' | 'VERIFY_SEND' | 'VERIFY_BACK' | 'SEAL_CHANGE' | 'BATTERY'; at: string; note: string; oldReading: string | null; newReading: string | null })[] }
    refuses: '2902'
  }
  'default GET /crmgas/record/overview': {
    in: unknown
    out: { bp: string; customerName: string; companyName: string; counts: { sites: number; equipment: number; meters: number; alarms: number; contracts: number | null; papers: number }; asOfDay: string; expiring: ({ type: 'METER' | 'ALARM' | 'EQUIPMENT' | 'HAZARD' | 'CONTRACT' | 'PAPER'; bizId: string; title: string; note: string; dueDate: string; daysLeft: number; validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'; route: string })[]; calendar: { madeAt: string } | null }
    refuses: never
  }
  'btwob POST /record/calendar': {
    in: {}
    out: { url: string; madeAt: string }
    refuses: never
  }
  'btwob POST /record/calendar/revoke': {
    in: {}
    out: true
    refuses: never
  }
  'btwob GET /record/calendar/{code}': {
    in: { code: string }
    out: null
    refuses: never
  }
  'btwob POST /alarm/telemetry': {
    in: { deviceCode: string; concentration: string; fault: '1' | '0'; at: string }
    out: { liveStatus: 'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE' }
    refuses: '2902'
  }
  'btwob POST /record/review': {
    in: { type: 'SITE' | 'EQUIPMENT' | 'ALARM'; id: string; agree: '1' | '0'; reason: string }
    out: { id: string; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED' }
    refuses: '2902' | '44120'
  }
  'btwob POST /record/meter/event': {
    in: { bp: string; meterNo: string; kind: 'INSTALL' | 'REPLACE' | 'REPAIR' | 'VERIFY_SEND' | 'VERIFY_BACK' | 'SEAL_CHANGE' | 'BATTERY'; at: string; note: string; oldReading?: string; newReading?: string; sealNo?: string } & { requestNo: string }
    out: { meterNo: string; state: 'IN_USE' | 'VERIFYING' | 'RETIRED'; nextVerifyDate: string | null }
    refuses: '2902' | '44120'
  }
  'btwob POST /record/meter/verify': {
    in: { bp: string; meterNo: string; verifyDate: string; kind: 'FIRST' | 'PERIODIC' | 'DISPUTE'; org: string; certificateNo: string; result: 'PASS' | 'FAIL'; errorAtQmax?: string; replacedBy?: string; files?: string[]; flowType?: 'ROOTS' | 'TURBINE' | 'ULTRASONIC' | 'DIAPHRAGM' | 'VORTEX'; accuracyClass?: '0.5' | '1.0' | '1.5' } & { requestNo: string }
    out: { meterNo: string; state: 'IN_USE' | 'VERIFYING' | 'RETIRED'; nextVerifyDate: string | null }
    refuses: '2902' | '44120' | '44852'
  }
  'btwob GET /record/meters': {
    in: { bp: string }
    out: { customerName: string; list: ({ meterNo: string; name: string; state: 'IN_USE' | 'VERIFYING' | 'RETIRED' | null; nextVerifyDate: string | null })[]; alarms: { alarmId: string; alarmNo: string; location: string; nextCalibrateDate: string }[] }
    refuses: '2902'
  }
  'btwob POST /record/alarm/calibrate': {
    in: { bp: string; alarmId: string; date: string; org: string; certificateNo: string }
    out: { alarmId: string; nextCalibrateDate: string }
    refuses: '2902' | '44120'
  }
  'default GET /crmgas/record/site/list': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ siteName: string; cityCode: string; district: string; address: string; contactName: string; contactPhone: string; industry: 'CERAMICS' | 'TEXTILE' | 'GLASS' | 'FOOD' | 'CHEMICAL' | 'MACHINERY' | 'CATERING' | 'HOTEL' | 'HOSPITAL' | 'SCHOOL' | 'OTHER'; lng: string | null; lat: string | null; siteId: string; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; isMain: '1' | '0'; replaces: string | null; version: number; updatedAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /crmgas/record/site/save': {
    in: { siteName: string; cityCode: string; district: string; address: string; contactName: string; contactPhone: string; industry: 'CERAMICS' | 'TEXTILE' | 'GLASS' | 'FOOD' | 'CHEMICAL' | 'MACHINERY' | 'CATERING' | 'HOTEL' | 'HOSPITAL' | 'SCHOOL' | 'OTHER'; lng?: string; lat?: string; siteId?: string } & { requestNo: string }
    out: { siteName: string; cityCode: string; district: string; address: string; contactName: string; contactPhone: string; industry: 'CERAMICS' | 'TEXTILE' | 'GLASS' | 'FOOD' | 'CHEMICAL' | 'MACHINERY' | 'CATERING' | 'HOTEL' | 'HOSPITAL' | 'SCHOOL' | 'OTHER'; lng: string | null; lat: string | null; siteId: string; source: 'COMPANY' | 'CUSTOMER'; reviewStatus: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'; rejectReason: string; isMain: '1' | '0'; replaces: string | null; version: number; updatedAt: string }
    refuses: '2902' | '2904' | '44403' | '44405' | '44406'
  }
  'default POST /crmgas/record/site/delete': {
    in: { siteId: string; version: number }
    out: true
    refuses: '2902' | '2904' | '44403' | '44404' | '44407' | '44410'
  }
  'default GET /crmgas/bankAccount/list': {
    in: unknown
    out: { list: ({ accountId: string; accountName: string; bankCode: string; bankName: string; cnapsCode: string; branchName: string; accountNoMask: string; purposes: ('PAY' | 'REFUND' | 'INVOICE')[]; defaultFor: ('PAY' | 'REFUND' | 'INVOICE')[]; status: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED'; version: number; createdAt: string })[]; max: number; canChange: '1' | '0' }
    refuses: never
  }
  'default GET /crmgas/bankAccount/detail': {
    in: { accountId: string }
    out: { accountId: string; accountName: string; bankCode: string; bankName: string; cnapsCode: string; branchName: string; accountNoMask: string; purposes: ('PAY' | 'REFUND' | 'INVOICE')[]; defaultFor: ('PAY' | 'REFUND' | 'INVOICE')[]; status: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED'; version: number; createdAt: string; proof: { round: number; remitCode: string; sentAt: string; expireAt: string; misses: number; triesLeft: number; result: 'PROVED' | 'WRONG' | 'EXPIRED' | 'STAFF' | 'DROPPED' | null } | null; nextRoundAt: string | null; isUsedUp: boolean; receivers: { accountName: string; accountNo: string; bankName: string }[]; usedBy: { type: 'TRANSFER'; id: string; no: string }[]; canChange: '1' | '0'; test: boolean }
    refuses: '2902'
  }
  'default GET /crmgas/bankAccount/banks': {
    in: unknown
    out: { list: { bankCode: string; bankName: string; shortName: string }[]; registeredName: string }
    refuses: '2902'
  }
  'default GET /crmgas/bankAccount/branches': {
    in: { bankCode: string; keyword?: string; cityCode?: string; pageNum?: number; pageSize?: number }
    out: { list: { cnapsCode: string; branchName: string; cityCode: string }[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /crmgas/bankAccount/add': {
    in: { accountName: string; accountNo: string; bankCode: string; cnapsCode: string; branchName?: string; purposes: ('PAY' | 'REFUND' | 'INVOICE')[] } & { requestNo: string }
    out: { accountId: string; accountName: string; bankCode: string; bankName: string; cnapsCode: string; branchName: string; accountNoMask: string; purposes: ('PAY' | 'REFUND' | 'INVOICE')[]; defaultFor: ('PAY' | 'REFUND' | 'INVOICE')[]; status: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED'; version: number; createdAt: string }
    refuses: '2902' | '44501' | '44502' | '44503' | '44504' | '44505'
  }
  'default POST /crmgas/bankAccount/sendVerify': {
    in: { accountId: string; version: number }
    out: { accountId: string; accountName: string; bankCode: string; bankName: string; cnapsCode: string; branchName: string; accountNoMask: string; purposes: ('PAY' | 'REFUND' | 'INVOICE')[]; defaultFor: ('PAY' | 'REFUND' | 'INVOICE')[]; status: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED'; version: number; createdAt: string; proof: { round: number; remitCode: string; sentAt: string; expireAt: string; misses: number; triesLeft: number; result: 'PROVED' | 'WRONG' | 'EXPIRED' | 'STAFF' | 'DROPPED' | null } | null; nextRoundAt: string | null; isUsedUp: boolean }
    refuses: '2902' | '2904' | '44507'
  }
  'default POST /crmgas/bankAccount/verify': {
    in: { accountId: string; version: number }
    out: { accountId: string; accountName: string; bankCode: string; bankName: string; cnapsCode: string; branchName: string; accountNoMask: string; purposes: ('PAY' | 'REFUND' | 'INVOICE')[]; defaultFor: ('PAY' | 'REFUND' | 'INVOICE')[]; status: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED'; version: number; createdAt: string; proof: { round: number; remitCode: string; sentAt: string; expireAt: string; misses: number; triesLeft: number; result: 'PROVED' | 'WRONG' | 'EXPIRED' | 'STAFF' | 'DROPPED' | null } | null; nextRoundAt: string | null; isUsedUp: boolean }
    refuses: '2902' | '2904' | '44506' | '44509'
  }
  'default POST /crmgas/bankAccount/setDefault': {
    in: { accountId: string; version: number; purpose: 'PAY' | 'REFUND' | 'INVOICE' }
    out: { list: ({ accountId: string; accountName: string; bankCode: string; bankName: string; cnapsCode: string; branchName: string; accountNoMask: string; purposes: ('PAY' | 'REFUND' | 'INVOICE')[]; defaultFor: ('PAY' | 'REFUND' | 'INVOICE')[]; status: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED'; version: number; createdAt: string })[] }
    refuses: '2902' | '2904' | '44510'
  }
  'default POST /crmgas/bankAccount/reveal': {
    in: { accountId: string; smsCode: string }
    out: { accountNo: string }
    refuses: '2002' | '2003' | '2902'
  }
  'default POST /crmgas/bankAccount/delete': {
    in: { accountId: string; version: number; smsCode: string }
    out: true
    refuses: '2002' | '2003' | '2902' | '2904' | '44508'
  }
  'btwob POST /bank/callback': {
    in: { accountId: string; ok: boolean }
    out: { status: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED' }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/order/list': {
    in: { pageNum?: number; pageSize?: number; group?: 'TODO' | 'DOING' | 'DONE' | 'CLOSED'; orderType?: 'PACKAGE' | 'CHILD' | 'SUPPLEMENT' | 'NG' | 'ELECTIVE' | 'SUBSTITUTION' | 'TOPUP' | 'INSTALMENT'; dateFrom?: string; dateTo?: string; keyword?: string }
    out: { list: ({ orderKey: string; orderType: 'PACKAGE' | 'CHILD' | 'SUPPLEMENT' | 'NG' | 'ELECTIVE' | 'SUBSTITUTION' | 'TOPUP' | 'INSTALMENT'; title: string; orderNo: string; volume: string | null; amount: string | null; group: 'TODO' | 'DOING' | 'DONE' | 'CLOSED'; statusText: string; statusColor: 'success' | 'warning' | 'danger' | 'primary' | 'muted'; actionText: string | null; actionRoute: string | null; route: string; parentKey: string | null; orderTime: string; parts: { total: number; todo: number } })[]; total: number; pageNum: number; pageSize: number; counts: { ALL: number; TODO: number; DOING: number; DONE: number; CLOSED: number } }
    refuses: 'A2316' | 'A2331'
  }
  'default GET /crmgas/order/detail': {
    in: { orderKey: string }
    out: { orderKey: string; orderType: 'PACKAGE' | 'CHILD' | 'SUPPLEMENT' | 'NG' | 'ELECTIVE' | 'SUBSTITUTION' | 'TOPUP' | 'INSTALMENT'; title: string; orderNo: string; volume: string | null; amount: string | null; group: 'TODO' | 'DOING' | 'DONE' | 'CLOSED'; statusText: string; statusColor: 'success' | 'warning' | 'danger' | 'primary' | 'muted'; actionText: string | null; actionRoute: string | null; route: string; parentKey: string | null; orderTime: string; fields: { label: string; value: string }[]; timeline: { time: string; text: string; reason: string }[]; payments: ({ amount: string; channel: string; time: string | null; statusText: string; statusColor: 'success' | 'warning' | 'danger' | 'primary' | 'muted'; isPaid: boolean })[]; ask: { subtype: 'C_BILL' | 'C_CONTRACT'; relatedType: 'ORDER' | 'PAYMENT'; relatedId: string } | null; related: ({ orderKey: string; orderType: 'PACKAGE' | 'CHILD' | 'SUPPLEMENT' | 'NG' | 'ELECTIVE' | 'SUBSTITUTION' | 'TOPUP' | 'INSTALMENT'; title: string; orderNo: string; volume: string | null; amount: string | null; group: 'TODO' | 'DOING' | 'DONE' | 'CLOSED'; statusText: string; statusColor: 'success' | 'warning' | 'danger' | 'primary' | 'muted'; actionText: string | null; actionRoute: string | null; route: string; parentKey: string | null; orderTime: string })[] }
    refuses: '2902'
  }
  'default POST /crmgas/order/hide': {
    in: { orderKey: string }
    out: true
    refuses: '2902' | '42906'
  }
  'default GET /crmgas/serviceTicket/types': {
    in: unknown
    out: ({ ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; label: string; subtypes: ({ subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; label: string; priority: 'P1' | 'P2' | 'P3'; acceptMode: 'MIN' | 'HOUR' | 'WORKDAY' | 'SLOT' | 'NONE'; acceptN: number; arriveMode: 'MIN' | 'HOUR' | 'WORKDAY' | 'SLOT' | 'NONE'; arriveN: number; finishMode: 'MIN' | 'HOUR' | 'WORKDAY' | 'SLOT' | 'NONE'; finishN: number; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string })[]; needSite: '1' | '0'; needAppoint: '1' | '0'; needMeter: '1' | '0'; needPhoto: '1' | '0'; tips: string; escalateTo: string })[] })[]
    refuses: never
  }
  'default GET /crmgas/serviceTicket/slots': {
    in: { kind: 'REPAIR' | 'APPLY' | 'INSPECTION' | 'REINSPECT'; from?: string; to?: string }
    out: ({ date: string; slots: ({ slot: 'AM' | 'PM1' | 'PM2'; label: string; left: number; available: boolean })[] })[]
    refuses: never
  }
  'default GET /crmgas/serviceTicket/list': {
    in: { pageNum?: number; pageSize?: number; tab?: 'ALL' | 'OPEN' | 'CONFIRM' | 'EVALUATE' | 'CLOSED'; ticketType?: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; keyword?: string; from?: string; to?: string }
    out: { list: ({ ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; canUrge: '1' | '0'; canCancel: '1' | '0'; canConfirm: '1' | '0'; canEvaluate: '1' | '0' })[]; total: number; pageNum: number; pageSize: number; counts: { ALL: number; OPEN: number; CONFIRM: number; EVALUATE: number; CLOSED: number } }
    refuses: never
  }
  'default GET /crmgas/serviceTicket/detail': {
    in: { ticketId: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; actions: ('REPLY' | 'URGE' | 'CANCEL' | 'CONFIRM' | 'EVALUATE' | 'AGAIN')[]; urgeNextAt: string | null; escalateTo: string; quarter: { filed: number; arrivedInTime: string | null; finishedInTime: string | null; arriveMinutes: number | null; escalated: number } | null }
    refuses: '2902'
  }
  'default POST /crmgas/serviceTicket/add': {
    in: { ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; description: string; contactName: string; contactPhone: string; siteId?: string; address?: string; lng?: string; lat?: string; meterNo?: string; appointDate?: string; appointSlot?: 'AM' | 'PM1' | 'PM2'; relatedType?: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP'; relatedId?: string; images?: string[]; video?: string } & { requestNo: string }
    out: { ticketId: string; ticketNo: string; acceptDue: string; finishDue: string }
    refuses: '2110' | '2901' | '2902' | '44102' | '44103' | '44104' | '44852'
  }
  'default POST /crmgas/serviceTicket/urge': {
    in: { ticketId: string; version: number; content?: string }
    out: { urgeCount: number; nextAt: string }
    refuses: '2902' | '2904' | '44105' | '44106' | '44109'
  }
  'default POST /crmgas/serviceTicket/reply': {
    in: { ticketId: string; content: string; files?: string[] } & { requestNo: string }
    out: { logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string }
    refuses: '2902' | '2904' | '44109' | '44110' | '44852'
  }
  'default POST /crmgas/serviceTicket/cancel': {
    in: { ticketId: string; version: number; reason: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; actions: ('REPLY' | 'URGE' | 'CANCEL' | 'CONFIRM' | 'EVALUATE' | 'AGAIN')[]; urgeNextAt: string | null; escalateTo: string; quarter: { filed: number; arrivedInTime: string | null; finishedInTime: string | null; arriveMinutes: number | null; escalated: number } | null }
    refuses: '2902' | '2904' | '44108' | '44109'
  }
  'default POST /crmgas/serviceTicket/confirm': {
    in: { ticketId: string; version: number; solved: boolean; reason?: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; actions: ('REPLY' | 'URGE' | 'CANCEL' | 'CONFIRM' | 'EVALUATE' | 'AGAIN')[]; urgeNextAt: string | null; escalateTo: string; quarter: { filed: number; arrivedInTime: string | null; finishedInTime: string | null; arriveMinutes: number | null; escalated: number } | null }
    refuses: '2901' | '2902' | '2904' | '44107' | '44109'
  }
  'default POST /crmgas/serviceTicket/evaluate': {
    in: { ticketId: string; score: number; timeliness: number; attitude: number; professional: number; solved: boolean; tags: string[]; comment: string; anonymous: boolean }
    out: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string }
    refuses: '2902' | '2904' | '44111' | '44112'
  }
  'default GET /crmgas/serviceTicket/evaluateTags': {
    in: { ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY' }
    out: { good: string[]; bad: string[] }
    refuses: never
  }
  'btwob GET /ticket/queue': {
    in: { pageNum?: number; pageSize?: number; ticketType?: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; state?: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' }
    out: { list: ({ ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; bp: string; contactName: string; meterNo: string | null; dueStep: 'ACCEPT' | 'ARRIVE' | 'FINISH' | null; dueAt: string | null; escalated: boolean; urgeCount: number; customerName: string })[]; total: number; pageNum: number; pageSize: number; counts: ({ ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; n: number })[]; late: number }
    refuses: '2211'
  }
  'btwob GET /ticket/detail': {
    in: { ticketId: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /ticket/accept': {
    in: { ticketId: string; version: number; content?: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /ticket/reject': {
    in: { ticketId: string; version: number; reason: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /ticket/dispatch': {
    in: { ticketId: string; version: number; handlerName: string; handlerPhone: string; handlerRole?: string; deptName?: string; content?: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /ticket/start': {
    in: { ticketId: string; version: number; content?: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /ticket/arrive': {
    in: { ticketId: string; version: number; content?: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /ticket/suspend': {
    in: { ticketId: string; version: number; content: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /ticket/resume': {
    in: { ticketId: string; version: number; content?: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /ticket/resolve': {
    in: { ticketId: string; version: number; resultText: string; resultFiles?: string[]; feeAmount?: string; feeBasis?: string }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2901' | '2902' | '2904' | '44120' | '44852'
  }
  'btwob POST /ticket/note': {
    in: { ticketId: string; version: number; content: string; visible: boolean }
    out: { ticketId: string; ticketNo: string; ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'; subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'; subtypeLabel: string; title: string; status: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'; priority: 'P1' | 'P2' | 'P3'; createdAt: string; finishDue: string; overdueStep: 'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'; handlerName: string; version: number; description: string; contactName: string; contactPhone: string; siteId: string | null; address: string; lng: string | null; lat: string | null; meterNo: string | null; meterName: string; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null; relatedId: string | null; related: { title: string; route: string | null; facts: { label: string; value: string }[] } | null; images: { fileId: string; url: string }[]; video: { fileId: string; url: string } | null; acceptDue: string; arriveDue: string | null; acceptedAt: string | null; arrivedAt: string | null; suspendedAt: string | null; resolvedAt: string | null; confirmUntil: string | null; confirmedAt: string | null; closedAt: string | null; handlerPhone: string; handlerRole: string; deptName: string; urgeCount: number; reopenCount: number; escalated: boolean; escalatedTo: string; resultText: string; resultFiles: { fileId: string; url: string }[]; feeAmount: string; feeBasis: string; rejectReason: string; cancelReason: string; promises: ({ step: 'ACCEPT' | 'ARRIVE' | 'FINISH'; words: string; dueAt: string; doneAt: string | null; late: boolean })[]; logs: ({ logId: string; action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileId: string; url: string }[]; at: string; visible: boolean })[]; evaluation: { score: number | null; timeliness: number | null; attitude: number | null; professional: number | null; solved: boolean; tags: string[]; comment: string; anonymous: boolean; evaluateSource: 'CUSTOMER' | 'AUTO'; at: string } | null; bp: string; actions: ('accept' | 'reject' | 'dispatch' | 'start' | 'arrive' | 'suspend' | 'resume' | 'resolve' | 'project' | 'note')[] }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/butler/info': {
    in: unknown
    out: { managers: ({ role: 'MAIN' | 'SAFETY' | 'METER' | 'PROJECT'; roleName: string; since: string; manager: { managerId: string; name: string; jobTitle: string; avatarUrl: string | null; phone: string; wechatId: string; wechatQrUrl: string | null; areaDesc: string; workHours: string; certNo: string; introduction: string }; leave: { from: string; to: string } | null; backup: { managerId: string; name: string; jobTitle: string; avatarUrl: string | null; phone: string; wechatId: string; wechatQrUrl: string | null; areaDesc: string; workHours: string; certNo: string; introduction: string } | null })[]; average: string | null; evaluateCount: number; myEvaluation: { managerId: string; month: string; score: number; tags: string[]; comment: string; anonymous: boolean; editableUntil: string } | null; history: { name: string; since: string; until: string }[]; tips: string; tags: { good: string[]; bad: string[] } }
    refuses: never
  }
  'default GET /crmgas/butler/visits': {
    in: { pageNum?: number; pageSize?: number }
    out: { list: ({ visitId: string; visitAt: string; kind: 'ROUTINE' | 'APPOINTED' | 'FESTIVAL' | 'PEAK_SUPPLY'; kindName: string; managerName: string; summary: string; files: { fileId: string; url: string }[] })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default POST /crmgas/butler/evaluate': {
    in: { managerId: string; score: number; tags: string[]; comment: string; anonymous: boolean }
    out: { managerId: string; month: string; score: number; tags: string[]; comment: string; anonymous: boolean; editableUntil: string }
    refuses: '2902' | '44201'
  }
  'default GET /crmgas/hotline/list': {
    in: unknown
    out: { companyName: string; list: ({ hotlineId: string; kind: 'EMERGENCY' | 'SERVICE' | 'COMPLAINT' | 'PROJECT' | 'BILLING' | 'SUPERVISE'; kindName: string; name: string; phone: string; hours: string })[] }
    refuses: never
  }
  'btwob GET /butler/list': {
    in: unknown
    out: { list: { managerId: string; name: string; jobTitle: string; phone: string }[] }
    refuses: '2211'
  }
  'btwob POST /butler/assign': {
    in: { bp: string; role: 'MAIN' | 'SAFETY' | 'METER' | 'PROJECT'; managerId: string }
    out: { bp: string; role: 'MAIN' | 'SAFETY' | 'METER' | 'PROJECT'; managerId: string; since: string }
    refuses: '2902'
  }
  'default GET /crmgas/inspection/summary': {
    in: {}
    out: { openCount: { level1: number; level2: number; level3: number }; overdue: number; gasStopped: boolean; lastInspectAt: string | null; lastConclusion: 'PASS' | 'HAZARD' | null; daysSince: number | null; nextPlan: { planId: string; planYear: number; seq: number; dueFrom: string; dueTo: string; status: 'WAITING' | 'APPOINTED' | 'DONE' | 'MISSED'; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; missCount: number; reportId: string | null; version: number } | null; toSign: number; mayView: '1' | '0' }
    refuses: never
  }
  'default GET /crmgas/inspection/list': {
    in: { pageNum?: number; pageSize?: number; tab?: 'ALL' | 'TO_SIGN' | 'HAZARD' | 'DONE'; year?: number; kind?: 'PERIODIC' | 'SPECIAL' | 'APPOINTED' | 'GAS_ON' | 'REINSPECT'; siteName?: string }
    out: { list: ({ reportId: string; reportNo: string; kind: 'PERIODIC' | 'SPECIAL' | 'APPOINTED' | 'GAS_ON' | 'REINSPECT'; siteName: string; inspectAt: string; inspectorName: string; visitResult: 'DONE' | 'NOT_MET' | 'REFUSED'; conclusion: 'PASS' | 'HAZARD' | null; status: 'TO_SIGN' | 'SIGNED' | 'SIGN_REFUSED' | 'ARCHIVED' | 'VOIDED' | 'NOT_MET' | 'REFUSED'; found: { level1: number; level2: number; level3: number }; canSign: '1' | '0' })[]; total: number; pageNum: number; pageSize: number; years: number[]; sites: string[] }
    refuses: never
  }
  'default GET /crmgas/inspection/detail': {
    in: { reportId: string }
    out: { reportId: string; reportNo: string; kind: 'PERIODIC' | 'SPECIAL' | 'APPOINTED' | 'GAS_ON' | 'REINSPECT'; siteName: string; inspectAt: string; inspectorName: string; visitResult: 'DONE' | 'NOT_MET' | 'REFUSED'; conclusion: 'PASS' | 'HAZARD' | null; status: 'TO_SIGN' | 'SIGNED' | 'SIGN_REFUSED' | 'ARCHIVED' | 'VOIDED' | 'NOT_MET' | 'REFUSED'; found: { level1: number; level2: number; level3: number }; canSign: '1' | '0'; planId: string | null; address: string; inspectorNo: string; inspectorPhone: string; items: ({ itemCode: string; group: string; text: string; result: 'OK' | 'FAIL' | 'NA'; note: string; photos: { fileID: string; url: string }[] })[]; readings: ({ meterNo: string; reading: string; pressure: string | null })[]; summary: string; hazards: ({ hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null })[]; contentHash: string; signer: { name: string; signedAt: string; url: string | null; sha256: string } | null; refuseReason: string; voidReason: string | null; actions: ('SIGN' | 'REFUSE' | 'PDF' | 'APPOINT')[]; version: number }
    refuses: '2902'
  }
  'default POST /crmgas/inspection/sign': {
    in: { reportId: string; version: number; contentHash: string; signerName: string; signerPhone: string; signFileId: string; signMeta: { points: number; strokeLength: number; areaPct: number } } & { requestNo: string }
    out: { reportId: string; reportNo: string; kind: 'PERIODIC' | 'SPECIAL' | 'APPOINTED' | 'GAS_ON' | 'REINSPECT'; siteName: string; inspectAt: string; inspectorName: string; visitResult: 'DONE' | 'NOT_MET' | 'REFUSED'; conclusion: 'PASS' | 'HAZARD' | null; status: 'TO_SIGN' | 'SIGNED' | 'SIGN_REFUSED' | 'ARCHIVED' | 'VOIDED' | 'NOT_MET' | 'REFUSED'; found: { level1: number; level2: number; level3: number }; canSign: '1' | '0'; planId: string | null; address: string; inspectorNo: string; inspectorPhone: string; items: ({ itemCode: string; group: string; text: string; result: 'OK' | 'FAIL' | 'NA'; note: string; photos: { fileID: string; url: string }[] })[]; readings: ({ meterNo: string; reading: string; pressure: string | null })[]; summary: string; hazards: ({ hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null })[]; contentHash: string; signer: { name: string; signedAt: string; url: string | null; sha256: string } | null; refuseReason: string; voidReason: string | null; actions: ('SIGN' | 'REFUSE' | 'PDF' | 'APPOINT')[]; version: number }
    refuses: '2902' | '2904' | '44305' | '44306' | '44307' | '44852'
  }
  'default POST /crmgas/inspection/refuseSign': {
    in: { reportId: string; version: number; reason: string }
    out: { reportId: string; reportNo: string; kind: 'PERIODIC' | 'SPECIAL' | 'APPOINTED' | 'GAS_ON' | 'REINSPECT'; siteName: string; inspectAt: string; inspectorName: string; visitResult: 'DONE' | 'NOT_MET' | 'REFUSED'; conclusion: 'PASS' | 'HAZARD' | null; status: 'TO_SIGN' | 'SIGNED' | 'SIGN_REFUSED' | 'ARCHIVED' | 'VOIDED' | 'NOT_MET' | 'REFUSED'; found: { level1: number; level2: number; level3: number }; canSign: '1' | '0'; planId: string | null; address: string; inspectorNo: string; inspectorPhone: string; items: ({ itemCode: string; group: string; text: string; result: 'OK' | 'FAIL' | 'NA'; note: string; photos: { fileID: string; url: string }[] })[]; readings: ({ meterNo: string; reading: string; pressure: string | null })[]; summary: string; hazards: ({ hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null })[]; contentHash: string; signer: { name: string; signedAt: string; url: string | null; sha256: string } | null; refuseReason: string; voidReason: string | null; actions: ('SIGN' | 'REFUSE' | 'PDF' | 'APPOINT')[]; version: number }
    refuses: '2902' | '2904' | '44307'
  }
  'default GET /crmgas/inspection/pdf': {
    in: { reportId: string }
    out: { url: string; name: string }
    refuses: '2902' | '44310'
  }
  'default GET /crmgas/inspection/hazard/list': {
    in: { pageNum?: number; pageSize?: number; tab?: 'OPEN' | 'CLOSED' | 'ALL'; level?: '1' | '2' | '3'; siteName?: string }
    out: { list: ({ hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null })[]; total: number; pageNum: number; pageSize: number; sites: string[] }
    refuses: never
  }
  'default GET /crmgas/inspection/hazard/detail': {
    in: { hazardId: string }
    out: { hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null; description: string; itemText: string; basis: string; noticeNo: string; noticedAt: string; noticeDueDate: string; receivedAt: string | null; served: boolean; inspectorName: string; inspectorPhone: string; photosBefore: { fileID: string; url: string }[]; photosAfter: { fileID: string; url: string }[]; extendDays: number; longestExtension: number; meters: string[]; meterNo: string | null; gasStoppedAt: string | null; appealedAt: string | null; reinspectDate: string | null; reinspectSlot: 'AM' | 'PM1' | 'PM2' | null; closedAt: string | null; closeNote: string | null; ahead: { date: string; title: string; note: string }[]; logs: ({ logId: string; action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileID: string; url: string }[]; at: string })[]; actions: ('CONFIRM' | 'RECTIFY' | 'WITHDRAW' | 'EXTEND' | 'APPOINT' | 'APPEAL' | 'RESTORE')[]; version: number }
    refuses: '2902'
  }
  'default POST /crmgas/inspection/hazard/confirm': {
    in: { hazardId: string; version: number; signerName: string; signFileId: string; signMeta: { points: number; strokeLength: number; areaPct: number } } & { requestNo: string }
    out: { hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null; description: string; itemText: string; basis: string; noticeNo: string; noticedAt: string; noticeDueDate: string; receivedAt: string | null; served: boolean; inspectorName: string; inspectorPhone: string; photosBefore: { fileID: string; url: string }[]; photosAfter: { fileID: string; url: string }[]; extendDays: number; longestExtension: number; meters: string[]; meterNo: string | null; gasStoppedAt: string | null; appealedAt: string | null; reinspectDate: string | null; reinspectSlot: 'AM' | 'PM1' | 'PM2' | null; closedAt: string | null; closeNote: string | null; ahead: { date: string; title: string; note: string }[]; logs: ({ logId: string; action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileID: string; url: string }[]; at: string })[]; actions: ('CONFIRM' | 'RECTIFY' | 'WITHDRAW' | 'EXTEND' | 'APPOINT' | 'APPEAL' | 'RESTORE')[]; version: number }
    refuses: '2902' | '2904' | '44305' | '44312' | '44852'
  }
  'default POST /crmgas/inspection/hazard/extend': {
    in: { hazardId: string; version: number; days: number; reason: string }
    out: { hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null; description: string; itemText: string; basis: string; noticeNo: string; noticedAt: string; noticeDueDate: string; receivedAt: string | null; served: boolean; inspectorName: string; inspectorPhone: string; photosBefore: { fileID: string; url: string }[]; photosAfter: { fileID: string; url: string }[]; extendDays: number; longestExtension: number; meters: string[]; meterNo: string | null; gasStoppedAt: string | null; appealedAt: string | null; reinspectDate: string | null; reinspectSlot: 'AM' | 'PM1' | 'PM2' | null; closedAt: string | null; closeNote: string | null; ahead: { date: string; title: string; note: string }[]; logs: ({ logId: string; action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileID: string; url: string }[]; at: string })[]; actions: ('CONFIRM' | 'RECTIFY' | 'WITHDRAW' | 'EXTEND' | 'APPOINT' | 'APPEAL' | 'RESTORE')[]; version: number }
    refuses: '2902' | '2904' | '44309' | '44313' | '44314'
  }
  'default POST /crmgas/inspection/hazard/rectify': {
    in: { hazardId: string; version: number; content: string; files: string[] } & { requestNo: string }
    out: { hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null; description: string; itemText: string; basis: string; noticeNo: string; noticedAt: string; noticeDueDate: string; receivedAt: string | null; served: boolean; inspectorName: string; inspectorPhone: string; photosBefore: { fileID: string; url: string }[]; photosAfter: { fileID: string; url: string }[]; extendDays: number; longestExtension: number; meters: string[]; meterNo: string | null; gasStoppedAt: string | null; appealedAt: string | null; reinspectDate: string | null; reinspectSlot: 'AM' | 'PM1' | 'PM2' | null; closedAt: string | null; closeNote: string | null; ahead: { date: string; title: string; note: string }[]; logs: ({ logId: string; action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileID: string; url: string }[]; at: string })[]; actions: ('CONFIRM' | 'RECTIFY' | 'WITHDRAW' | 'EXTEND' | 'APPOINT' | 'APPEAL' | 'RESTORE')[]; version: number }
    refuses: '2902' | '2904' | '44308' | '44315' | '44852'
  }
  'default POST /crmgas/inspection/hazard/withdraw': {
    in: { hazardId: string; version: number }
    out: { hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null; description: string; itemText: string; basis: string; noticeNo: string; noticedAt: string; noticeDueDate: string; receivedAt: string | null; served: boolean; inspectorName: string; inspectorPhone: string; photosBefore: { fileID: string; url: string }[]; photosAfter: { fileID: string; url: string }[]; extendDays: number; longestExtension: number; meters: string[]; meterNo: string | null; gasStoppedAt: string | null; appealedAt: string | null; reinspectDate: string | null; reinspectSlot: 'AM' | 'PM1' | 'PM2' | null; closedAt: string | null; closeNote: string | null; ahead: { date: string; title: string; note: string }[]; logs: ({ logId: string; action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileID: string; url: string }[]; at: string })[]; actions: ('CONFIRM' | 'RECTIFY' | 'WITHDRAW' | 'EXTEND' | 'APPOINT' | 'APPEAL' | 'RESTORE')[]; version: number }
    refuses: '2902' | '2904' | '44316'
  }
  'btwob POST /inspection/hazard/appeal': {
    in: { hazardId: string; version: number; reason: string }
    out: { hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null; description: string; itemText: string; basis: string; noticeNo: string; noticedAt: string; noticeDueDate: string; receivedAt: string | null; served: boolean; inspectorName: string; inspectorPhone: string; photosBefore: { fileID: string; url: string }[]; photosAfter: { fileID: string; url: string }[]; extendDays: number; longestExtension: number; meters: string[]; meterNo: string | null; gasStoppedAt: string | null; appealedAt: string | null; reinspectDate: string | null; reinspectSlot: 'AM' | 'PM1' | 'PM2' | null; closedAt: string | null; closeNote: string | null; ahead: { date: string; title: string; note: string }[]; logs: ({ logId: string; action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileID: string; url: string }[]; at: string })[]; actions: ('CONFIRM' | 'RECTIFY' | 'WITHDRAW' | 'EXTEND' | 'APPOINT' | 'APPEAL' | 'RESTORE')[]; version: number }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/inspection/plans': {
    in: { year?: number }
    out: ({ planId: string; planYear: number; seq: number; dueFrom: string; dueTo: string; status: 'WAITING' | 'APPOINTED' | 'DONE' | 'MISSED'; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; missCount: number; reportId: string | null; version: number })[]
    refuses: never
  }
  'default POST /crmgas/inspection/appoint': {
    in: { planId: string; date: string; slot: 'AM' | 'PM1' | 'PM2'; contactName: string; contactPhone: string } & { requestNo: string }
    out: { planId: string; planYear: number; seq: number; dueFrom: string; dueTo: string; status: 'WAITING' | 'APPOINTED' | 'DONE' | 'MISSED'; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; missCount: number; reportId: string | null; version: number }
    refuses: '2901' | '2902' | '44104' | '44311'
  }
  'default POST /crmgas/inspection/hazard/appoint': {
    in: { hazardId: string; version: number; date: string; slot: 'AM' | 'PM1' | 'PM2' } & { requestNo: string }
    out: { hazardId: string; hazardNo: string; reportId: string; title: string; siteName: string; measures: string; level: '1' | '2' | '3'; originLevel: '1' | '2' | '3'; responsible: 'CUSTOMER' | 'COMPANY'; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; dueDate: string; daysLeft: number; daysLate: number; gasStopped: boolean; restorable: boolean; proposal: 'UPGRADE' | 'STOP' | null; stopPlannedAt: string | null; extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'; photo: string | null; description: string; itemText: string; basis: string; noticeNo: string; noticedAt: string; noticeDueDate: string; receivedAt: string | null; served: boolean; inspectorName: string; inspectorPhone: string; photosBefore: { fileID: string; url: string }[]; photosAfter: { fileID: string; url: string }[]; extendDays: number; longestExtension: number; meters: string[]; meterNo: string | null; gasStoppedAt: string | null; appealedAt: string | null; reinspectDate: string | null; reinspectSlot: 'AM' | 'PM1' | 'PM2' | null; closedAt: string | null; closeNote: string | null; ahead: { date: string; title: string; note: string }[]; logs: ({ logId: string; action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'; operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; operatorName: string; content: string; files: { fileID: string; url: string }[]; at: string })[]; actions: ('CONFIRM' | 'RECTIFY' | 'WITHDRAW' | 'EXTEND' | 'APPOINT' | 'APPEAL' | 'RESTORE')[]; version: number }
    refuses: '2901' | '2902' | '2904' | '44104'
  }
  'btwob GET /inspection/visit': {
    in: { refId: string }
    out: { kind: 'INSPECTION' | 'REINSPECT'; date: string; slot: 'AM' | 'PM1' | 'PM2'; inspector: { name: string; no: string; phone: string; photo: string | null } | null; ahead: number | null; code: { theirs: string; mine: string } | null } | null
    refuses: never
  }
  'btwob POST /inspection/plan/miss': {
    in: { planId: string; version: number; inspectorName: string; inspectorNo: string; inspectorPhone: string; note: string } & { requestNo: string }
    out: { planId: string; planYear: number; seq: number; dueFrom: string; dueTo: string; status: 'WAITING' | 'APPOINTED' | 'DONE' | 'MISSED'; appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; missCount: number; reportId: string | null; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /inspection/visit/assign': {
    in: { refId: string; inspectorName: string; inspectorNo: string; inspectorPhone: string; photoFileId?: string; ahead: number }
    out: true
    refuses: '2902' | '44852'
  }
  'btwob GET /inspection/visit/code': {
    in: { refId: string }
    out: { say: string }
    refuses: '2902' | '44317'
  }
  'btwob POST /inspection/visit/check': {
    in: { refId: string; code: string }
    out: true
    refuses: '2902' | '44317'
  }
  'btwob POST /inspection/report/submit': {
    in: { bp: string; planId?: string; kind: 'PERIODIC' | 'SPECIAL' | 'APPOINTED' | 'GAS_ON' | 'REINSPECT'; siteName: string; address: string; inspectAt: string; inspectorName: string; inspectorNo: string; inspectorPhone: string; visitResult: 'DONE' | 'NOT_MET' | 'REFUSED'; items: ({ itemCode: string; result: 'OK' | 'FAIL' | 'NA'; note?: string; photos?: string[]; title?: string; measures?: string; meterIds?: string[] })[]; readings: ({ meterNo: string; reading: string; pressure: string | null })[]; summary: string } & { requestNo: string }
    out: { reportId: string; reportNo: string; hazardIds: string[] }
    refuses: '2901' | '2902' | '44120' | '44852'
  }
  'btwob POST /inspection/report/void': {
    in: { reportId: string; version: number; reason: string }
    out: { reportId: string; status: 'TO_SIGN' | 'SIGNED' | 'SIGN_REFUSED' | 'ARCHIVED' | 'VOIDED' | 'NOT_MET' | 'REFUSED'; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /inspection/hazard/acceptPhotos': {
    in: { hazardId: string; version: number; note: string }
    out: { hazardId: string; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /inspection/hazard/extendDecide': {
    in: { hazardId: string; version: number; agree: '1' | '0'; reason: string }
    out: { hazardId: string; dueDate: string; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /inspection/hazard/reinspect': {
    in: { hazardId: string; version: number; passed: '1' | '0'; note: string; files?: string[] } & { requestNo: string }
    out: { hazardId: string; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; version: number }
    refuses: '2902' | '2904' | '44120' | '44852'
  }
  'btwob POST /inspection/hazard/void': {
    in: { hazardId: string; version: number; reason: string }
    out: { hazardId: string; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /inspection/hazard/restore': {
    in: { hazardId: string; note: string } & { requestNo: string }
    out: { hazardId: string; status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'; version: number }
    refuses: '2902' | '44120'
  }
  'job GET /customer/project/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; keyword?: string }
    out: { list: ({ projectId: string; projectNo: string; projectName: string; projectType: 'NEW' | 'EXPAND' | 'RELOCATE' | 'REMOVE'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; totalRate: number; currentNodeName: string; unread: number; applyDate: string; planFinishDate: string | null; delayDays: number | null; todoCount: number })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'job GET /customer/project/latest/project': {
    in: unknown
    out: { projectId: string; projectNo: string; projectName: string; projectType: 'NEW' | 'EXPAND' | 'RELOCATE' | 'REMOVE'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; totalRate: number; currentNodeName: string; unread: number; applyDate: string; planFinishDate: string | null; delayDays: number | null; todoCount: number } | null
    refuses: never
  }
  'job GET /customer/project/detail': {
    in: { projectId: string }
    out: { projectId: string; projectNo: string; projectName: string; projectType: 'NEW' | 'EXPAND' | 'RELOCATE' | 'REMOVE'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; totalRate: number; currentNodeName: string; unread: number; applyDate: string; planFinishDate: string | null; delayDays: number | null; customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'; peakFlow: string; annualVolume: string; pressureLevel: 'LOW' | 'MID_B' | 'MID_A'; address: string; lng: string | null; lat: string | null; people: ({ role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string })[]; firstFinishDate: string | null; actualFinishDate: string | null; planGasDate: string | null; contractAmount: string | null; ticketId: string | null; pauseReason: string | null; stages: ({ stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; stageName: string; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null })[]; currentNode: { nodeCode: string; nodeName: string } | null; yours: ({ kind: 'SCHEME' | 'APPROVAL' | 'PAYMENT'; id: string; title: string; due: string | null; amount: string | null })[]; ours: { nodeCode: string; name: string; date: string | null; person: { role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string } | null } | null; planChange: { before: string | null; after: string | null; reason: string; at: string } | null; todo: { schemes: number; approvals: number; payments: number }; photos: number; asOf: string }
    refuses: '2902'
  }
  'job GET /customer/project/updates': {
    in: { pageNum?: number; pageSize?: number; projectId: string }
    out: { list: ({ updateId: string; nodeCode: string | null; kind: 'PROGRESS' | 'PLAN_CHANGE' | 'FILE' | 'PAYMENT' | 'APPROVAL' | 'NOTICE'; title: string; content: string; beforeDate: string | null; afterDate: string | null; files: { fileId: string; name: string; url: string; isImage: boolean }[]; at: string; read: boolean })[]; total: number; pageNum: number; pageSize: number; unread: number }
    refuses: '2902'
  }
  'job POST /customer/project/read/updates': {
    in: { projectId: string; updateIds?: string[] }
    out: { read: number; unread: number }
    refuses: '2902'
  }
  'job POST /project/queryProjectPlan': {
    in: { projectId: string }
    out: { planFinishDate: string | null; forecastFinishDate: string | null; delayDays: number | null; rows: ({ nodeCode: string; nodeName: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null; preCode: string; tip: string; tipClicked: boolean; remark: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; hasChild: boolean })[]; changes: ({ at: string; reason: string; before: string | null; after: string | null })[] }
    refuses: '2902'
  }
  'job POST /customer/node/getExplorationNode': {
    in: { projectId: string }
    out: { appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; changeLeft: number; surveyor: { role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string } | null; arrivedAt: string | null; conclusion: 'FEASIBLE' | 'CONDITIONAL' | 'INFEASIBLE' | null; conclusionText: string; pipe: { pressure: 'LOW' | 'MID_B' | 'MID_A'; diameter: string; distance: number } | null; photos: { fileId: string; name: string; url: string; isImage: boolean }[]; nodes: ({ nodeCode: string; nodeName: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null; preCode: string; tip: string; tipClicked: boolean; remark: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; hasChild: boolean })[] }
    refuses: '2902'
  }
  'job POST /customer/node/changeExploration': {
    in: { projectId: string; date: string; slot: 'AM' | 'PM1' | 'PM2' } & { requestNo: string }
    out: { appointDate: string | null; appointSlot: 'AM' | 'PM1' | 'PM2' | null; changeLeft: number; surveyor: { role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string } | null; arrivedAt: string | null; conclusion: 'FEASIBLE' | 'CONDITIONAL' | 'INFEASIBLE' | null; conclusionText: string; pipe: { pressure: 'LOW' | 'MID_B' | 'MID_A'; diameter: string; distance: number } | null; photos: { fileId: string; name: string; url: string; isImage: boolean }[]; nodes: ({ nodeCode: string; nodeName: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null; preCode: string; tip: string; tipClicked: boolean; remark: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; hasChild: boolean })[] }
    refuses: '2901' | '2902' | '44104' | '44605' | '44606'
  }
  'job POST /customer/node/getPlaceInfo': {
    in: { projectId: string }
    out: { buildings: { name: string; floor: string; area: string }[]; points: { pointName: string; equipmentType: string; quantity: number; ratedFlow: string }[]; nearestPipe: { pressure: 'LOW' | 'MID_B' | 'MID_A'; diameter: string; distance: number } | null; ventilation: boolean; alarmRequired: boolean } | null
    refuses: '2902'
  }
  'job POST /customer/node/getDesignPlanNode': {
    in: { projectId: string; schemeId?: string }
    out: { schemes: ({ schemeId: string; versionNo: number; title: string; quoteTotal: string; planDays: number; status: 'TO_CONFIRM' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'EXPIRED'; createdAt: string; expireAt: string })[]; current: { schemeId: string; versionNo: number; title: string; quoteTotal: string; planDays: number; status: 'TO_CONFIRM' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'EXPIRED'; createdAt: string; expireAt: string; summary: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; quote: { item: string; spec: string; unit: string; quantity: string; price: string; amount: string }[]; opinion: string; confirmAt: string | null } | null; rejections: number; manager: { role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string } | null }
    refuses: '2902'
  }
  'job POST /customer/node/confirmScheme': {
    in: { projectId: string; schemeId: string; versionNo: number; confirm: '1' | '0'; opinion?: string; signFileId?: string; signMeta?: { points: number; strokeLength: number; areaPct: number } } & { requestNo: string }
    out: { scheme: { schemeId: string; versionNo: number; title: string; quoteTotal: string; planDays: number; status: 'TO_CONFIRM' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'EXPIRED'; createdAt: string; expireAt: string; summary: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; quote: { item: string; spec: string; unit: string; quantity: string; price: string; amount: string }[]; opinion: string; confirmAt: string | null }; payments: ({ paymentId: string; seq: number; name: string; ratio: number; amount: string; paidAmount: string; unpaidAmount: string; dueDate: string; overdue: boolean; status: 'NOT_DUE' | 'TO_PAY' | 'AUDITING' | 'AUDIT_REJECTED' | 'PAID'; paidAt: string | null; transfer: { ttId: string; remitCode: string; amount: string; expireAt: string } | null; voucher: { amount: string; payDate: string; files: { fileId: string; name: string; url: string; isImage: boolean }[] } | null; rejectReason: string | null; version: number })[] }
    refuses: '2901' | '2902' | '44305' | '44601' | '44605' | '44852'
  }
  'job POST /project/queryDesignRate': {
    in: { projectId: string }
    out: { rate: number; steps: ({ nodeCode: string; nodeName: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null; preCode: string; tip: string; tipClicked: boolean; remark: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; hasChild: boolean })[]; drawings: { name: string; versionNo: number; fileId: string; url: string; isImage: boolean }[]; designer: { role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string } | null }
    refuses: '2902'
  }
  'job POST /project/queryConstructRate': {
    in: { pageNum?: number; pageSize?: number; projectId: string }
    out: { totalRate: number; nodes: ({ nodeCode: string; nodeName: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null; preCode: string; tip: string; tipClicked: boolean; remark: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; hasChild: boolean })[]; quantities: { item: string; unit: string; planned: string; finished: string; percent: number }[]; lastLogDate: string | null; logs: { list: ({ logId: string; nodeCode: string | null; workDate: string; content: string; workers: number; weather: string; safety: string; photos: { fileId: string; name: string; url: string; isImage: boolean }[] })[]; total: number; pageNum: number; pageSize: number } }
    refuses: '2902'
  }
  'job POST /customer/node/getConstructionNodeByPre': {
    in: { projectId: string; preCode: string }
    out: ({ nodeCode: string; nodeName: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null; preCode: string; tip: string; tipClicked: boolean; remark: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; hasChild: boolean })[]
    refuses: '2902'
  }
  'job POST /customer/node/queryEnginsOfRecord': {
    in: { projectId: string; recordType?: 'CONCEALED' | 'WELD' | 'PRESSURE' | 'PURGE' | 'ANTICORROSION' | 'MATERIAL' | 'ASBUILT' | 'ACCEPT' }
    out: ({ recordId: string; recordType: 'CONCEALED' | 'WELD' | 'PRESSURE' | 'PURGE' | 'ANTICORROSION' | 'MATERIAL' | 'ASBUILT' | 'ACCEPT'; name: string; result: 'PASS' | 'FAIL' | 'NA'; recordDate: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; facts: { label: string; value: string; unit: string }[] })[]
    refuses: '2902'
  }
  'job GET /customer/node/clickTip': {
    in: { projectId: string; nodeCode: string }
    out: true
    refuses: '2902'
  }
  'job GET /customer/node/checkShowPush': {
    in: { projectId: string }
    out: { show: boolean; templateIds: string[]; reason: '' | 'NOT_WEAPP' | 'NOT_RUNNING' | 'NO_WECHAT' | 'NO_TEMPLATE' | 'HAS_CREDIT' | 'DECLINED' }
    refuses: '2902'
  }
  'job POST /customer/node/editWxAuth': {
    in: { projectId: string; openId: string; results: ({ templateId: string; result: 'accept' | 'reject' | 'ban' })[] }
    out: { credits: { templateId: string; credits: number }[] }
    refuses: '2021' | '2902'
  }
  'job GET /common/dict/getByGroupAndCode': {
    in: { group: string; code?: string }
    out: { group: string; code: string; label: string; sort: number; color: string; extra: null }[]
    refuses: never
  }
  'job GET /project/queryPaymentInfo': {
    in: { projectId: string }
    out: { contractAmount: string | null; paidAmount: string; unpaidAmount: string; payee: { name: string; bankName: string; accountNo: string } | null; list: ({ paymentId: string; seq: number; name: string; ratio: number; amount: string; paidAmount: string; unpaidAmount: string; dueDate: string; overdue: boolean; status: 'NOT_DUE' | 'TO_PAY' | 'AUDITING' | 'AUDIT_REJECTED' | 'PAID'; paidAt: string | null; transfer: { ttId: string; remitCode: string; amount: string; expireAt: string } | null; voucher: { amount: string; payDate: string; files: { fileId: string; name: string; url: string; isImage: boolean }[] } | null; rejectReason: string | null; version: number })[] }
    refuses: '2902'
  }
  'job POST /project/payment/voucher': {
    in: { paymentId: string; version: number; amount: string; files: string[]; payDate: string } & { requestNo: string }
    out: { paymentId: string; seq: number; name: string; ratio: number; amount: string; paidAmount: string; unpaidAmount: string; dueDate: string; overdue: boolean; status: 'NOT_DUE' | 'TO_PAY' | 'AUDITING' | 'AUDIT_REJECTED' | 'PAID'; paidAt: string | null; transfer: { ttId: string; remitCode: string; amount: string; expireAt: string } | null; voucher: { amount: string; payDate: string; files: { fileId: string; name: string; url: string; isImage: boolean }[] } | null; rejectReason: string | null; version: number }
    refuses: '2902' | '2904' | '44604' | '44605' | '44607' | '44852'
  }
  'job GET /project/approval/get': {
    in: { approvalId?: string; projectId?: string; status?: 'WAITING' | 'AGREED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED' }
    out: { list: ({ approvalId: string; projectId: string; approvalType: 'SCHEDULE' | 'DESIGN' | 'COST' | 'COMPLETION' | 'GAS_ON'; title: string; content: string; before: string; after: string; amountDelta: string | null; finishDate: string | null; files: { fileId: string; name: string; url: string; isImage: boolean }[]; status: 'WAITING' | 'AGREED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED'; deadline: string; opinion: string; signed: boolean; commitAt: string | null; createdAt: string; version: number })[] }
    refuses: '2902'
  }
  'job POST /project/approval/commit': {
    in: { approvalId: string; version: number; result: 'AGREE' | 'REFUSE'; opinion?: string; signFileId?: string; signMeta?: { points: number; strokeLength: number; areaPct: number } } & { requestNo: string }
    out: { approvalId: string; projectId: string; approvalType: 'SCHEDULE' | 'DESIGN' | 'COST' | 'COMPLETION' | 'GAS_ON'; title: string; content: string; before: string; after: string; amountDelta: string | null; finishDate: string | null; files: { fileId: string; name: string; url: string; isImage: boolean }[]; status: 'WAITING' | 'AGREED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED'; deadline: string; opinion: string; signed: boolean; commitAt: string | null; createdAt: string; version: number }
    refuses: '2901' | '2902' | '2904' | '44305' | '44602' | '44603' | '44605' | '44852'
  }
  'btwob GET /project/list': {
    in: { pageNum?: number; pageSize?: number; status?: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED' }
    out: { list: ({ projectId: string; projectNo: string; projectName: string; bp: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; totalRate: number; planFinishDate: string | null; customerName: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2211'
  }
  'btwob GET /project/detail': {
    in: { projectId: string }
    out: { projectId: string; projectNo: string; projectName: string; bp: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; totalRate: number; planFinishDate: string | null; version: number; pauseReason: string | null; ticketId: string | null; people: ({ role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string })[]; quantities: { item: string; unit: string; planned: string; finished: string }[]; drawings: number; updates: ({ updateId: string; nodeCode: string | null; kind: 'PROGRESS' | 'PLAN_CHANGE' | 'FILE' | 'PAYMENT' | 'APPROVAL' | 'NOTICE'; title: string; content: string; beforeDate: string | null; afterDate: string | null; files: { fileId: string; name: string; url: string; isImage: boolean }[]; at: string })[]; nodes: ({ nodeCode: string; nodeName: string; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; rate: number; status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED' | 'DELAYED'; planStart: string | null; planEnd: string | null; actualStart: string | null; actualEnd: string | null; preCode: string; tip: string; tipClicked: boolean; remark: string; files: { fileId: string; name: string; url: string; isImage: boolean }[]; hasChild: boolean })[]; schemes: ({ schemeId: string; versionNo: number; title: string; quoteTotal: string; planDays: number; status: 'TO_CONFIRM' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'EXPIRED'; createdAt: string; expireAt: string })[]; payments: ({ paymentId: string; seq: number; name: string; ratio: number; amount: string; paidAmount: string; unpaidAmount: string; dueDate: string; overdue: boolean; status: 'NOT_DUE' | 'TO_PAY' | 'AUDITING' | 'AUDIT_REJECTED' | 'PAID'; paidAt: string | null; transfer: { ttId: string; remitCode: string; amount: string; expireAt: string } | null; voucher: { amount: string; payDate: string; files: { fileId: string; name: string; url: string; isImage: boolean }[] } | null; rejectReason: string | null; version: number })[]; approvals: ({ approvalId: string; projectId: string; approvalType: 'SCHEDULE' | 'DESIGN' | 'COST' | 'COMPLETION' | 'GAS_ON'; title: string; content: string; before: string; after: string; amountDelta: string | null; finishDate: string | null; files: { fileId: string; name: string; url: string; isImage: boolean }[]; status: 'WAITING' | 'AGREED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED'; deadline: string; opinion: string; signed: boolean; commitAt: string | null; createdAt: string; version: number })[] }
    refuses: '2211' | '2902'
  }
  'btwob POST /project/create': {
    in: { bp: string; projectName: string; projectType: 'NEW' | 'EXPAND' | 'RELOCATE' | 'REMOVE'; customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'; address: string; lng?: string; lat?: string; peakFlow: string; annualVolume: string; pressureLevel: 'LOW' | 'MID_B' | 'MID_A'; people: ({ role: 'MANAGER' | 'SURVEYOR' | 'DESIGNER' | 'CONSTRUCTOR' | 'SUPERVISOR'; name: string; phone: string })[]; applyDate: string; planFinishDate?: string; planGasDate?: string; appointDate?: string; appointSlot?: 'AM' | 'PM1' | 'PM2'; ticketId?: string; plan?: { nodeCode: string; planStart: string; planEnd: string }[] } & { requestNo: string }
    out: { projectId: string; projectNo: string }
    refuses: '2901' | '2902' | '44104' | '44120'
  }
  'btwob POST /project/plan': {
    in: { projectId: string; version: number; steps: { nodeCode: string; planStart: string; planEnd: string }[]; planFinishDate?: string; reason?: string }
    out: { projectId: string; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; totalRate: number; version: number }
    refuses: '2901' | '2902' | '2904' | '44120'
  }
  'btwob POST /project/node/update': {
    in: { projectId: string; version: number; nodeCode: string; event?: 'START' | 'FINISH' | 'SKIP' | 'REOPEN'; rate?: number; planStart?: string; planEnd?: string; planFinishDate?: string; reason?: string; tip?: string; remark?: string; files?: string[]; arrivedAt?: string; surveyResult?: 'FEASIBLE' | 'CONDITIONAL' | 'INFEASIBLE'; surveyText?: string; surveyPhotos?: string[]; place?: { buildings: { name: string; floor: string; area: string }[]; points: { pointName: string; equipmentType: string; quantity: number; ratedFlow: string }[]; nearestPipe: { pressure: 'LOW' | 'MID_B' | 'MID_A'; diameter: string; distance: number } | null; ventilation: boolean; alarmRequired: boolean }; quantities?: { item: string; unit: string; planned: string; finished: string }[]; drawing?: { name: string; versionNo: number; fileId: string }; record?: { recordType: 'CONCEALED' | 'WELD' | 'PRESSURE' | 'PURGE' | 'ANTICORROSION' | 'MATERIAL' | 'ASBUILT' | 'ACCEPT'; name: string; result: 'PASS' | 'FAIL' | 'NA'; recordDate: string; files?: string[]; facts: { label: string; value: string; unit: string }[] } }
    out: { projectId: string; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; totalRate: number; version: number }
    refuses: '2901' | '2902' | '2904' | '44120' | '44852'
  }
  'btwob POST /project/scheme/publish': {
    in: { projectId: string; title: string; summary: string; designFiles?: string[]; quote: { item: string; spec: string; unit: string; quantity: string; price: string }[]; planDays: number } & { requestNo: string }
    out: { schemeId: string; versionNo: number; quoteTotal: string }
    refuses: '2901' | '2902' | '44120' | '44852'
  }
  'btwob POST /project/payment/audit': {
    in: { paymentId: string; version: number; passed: '1' | '0'; reason?: string }
    out: { paymentId: string; status: 'NOT_DUE' | 'TO_PAY' | 'AUDITING' | 'AUDIT_REJECTED' | 'PAID'; paidAmount: string; version: number }
    refuses: '2902' | '2904' | '44120' | '44604' | '44607'
  }
  'btwob POST /project/approval/create': {
    in: { projectId: string; approvalType: 'SCHEDULE' | 'DESIGN' | 'COST' | 'COMPLETION' | 'GAS_ON'; title: string; content: string; before?: string; after?: string; amountDelta?: string; finishDate?: string; files?: string[]; deadline: string } & { requestNo: string }
    out: { approvalId: string; version: number }
    refuses: '2901' | '2902' | '44120' | '44852'
  }
  'btwob POST /project/approval/withdraw': {
    in: { approvalId: string; version: number }
    out: { approvalId: string; status: 'WAITING' | 'AGREED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED'; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /project/log': {
    in: { projectId: string; nodeCode?: string; workDate: string; content: string; workers: number; weather: string; safety: string; photos?: string[] } & { requestNo: string }
    out: { logId: string }
    refuses: '2901' | '2902' | '44120' | '44852'
  }
  'btwob POST /project/pause': {
    in: { projectId: string; version: number; reason: string }
    out: { projectId: string; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; totalRate: number; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /project/resume': {
    in: { projectId: string; version: number }
    out: { projectId: string; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; totalRate: number; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'btwob POST /project/terminate': {
    in: { projectId: string; version: number; reason: string }
    out: { projectId: string; status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'; stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'; totalRate: number; version: number }
    refuses: '2902' | '2904' | '44120'
  }
  'predict GET /group/list': {
    in: {}
    out: { groups: ({ groupId: string; name: string; planMode: 'DAILY' | 'MONTHLY' | 'NONE'; meters: { meterId: string; meterNo: string; name: string }[]; assessMode: 'FEE' | 'NOTICE'; dayTolerance: string; monthTolerance: string; isDefault: boolean; todayPlan: string | null; todayActual: string | null; asOf: string | null; todo: ({ planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; closeAt: string })[]; tomorrowCloseAt: string; version: number })[] }
    refuses: never
  }
  'predict POST /group/rename': {
    in: { groupId: string; name: string; version: number } & { requestNo: string }
    out: { version: number }
    refuses: '2902' | '2904'
  }
  'predict POST /checkPredictionGasBefore': {
    in: { groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string }
    out: { allowed: boolean; reason?: string; window: { open: string; close: string }; current?: { planId: string; groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; declaredVolume: string; approvedVolume: string | null; items: { period: string; volume: string }[] | null; method: 'MANUAL' | 'DEVICE' | 'OUTPUT' | 'HISTORY' | 'SYSTEM' | 'FALLBACK'; note: string; status: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN'; revision: number; submittedBy: string | null; submittedAt: string | null; lockedAt: string | null; remark: string; version: number }; reference: { lastYear: string | null; mean3: string | null; system: string; systemItems: { period: string; volume: string }[] | null; packageLocked: string; asOf: string }; limits: { capacity: string; mdq: string | null; acqLeft: string | null } }
    refuses: '2902'
  }
  'predict POST /checkPredictionGas': {
    in: { groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; declaredVolume: string; items?: { period: string; volume: string; version?: number }[] }
    out: { level: 'OK' | 'WARN' | 'BLOCK'; items: ({ code: 'CAPACITY' | 'MDQ' | 'ACQ' | 'SUM' | 'PACKAGE' | 'YOY' | 'MOM' | 'ZERO' | 'LIMIT'; level: 'WARN' | 'BLOCK'; message: string; dates?: string[] })[]; noteRequired: boolean }
    refuses: '2902'
  }
  'predict POST /addPredictionGas': {
    in: { groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; declaredVolume: string; items?: { period: string; volume: string; version?: number }[]; method: 'MANUAL' | 'DEVICE' | 'OUTPUT' | 'HISTORY'; note?: string; version?: number; draft?: boolean } & { requestNo: string }
    out: { planId: string; revision: number; status: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN'; approvedVolume: string | null; version: number }
    refuses: '2902' | '2904' | '42601' | '42602' | '42603' | '42604' | '42605'
  }
  'predict POST /plan/withdraw': {
    in: { planId: string; version: number } & { requestNo: string }
    out: { status: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN' }
    refuses: '2902' | '2904'
  }
  'predict GET /plan/ahead': {
    in: { groupId: string }
    out: { days: ({ date: string; closeAt: string; isOpen: boolean; isWorkday: boolean; stopHours: number; limitVolume: string | null; current: { planId: string; groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; declaredVolume: string; approvedVolume: string | null; items: { period: string; volume: string }[] | null; method: 'MANUAL' | 'DEVICE' | 'OUTPUT' | 'HISTORY' | 'SYSTEM' | 'FALLBACK'; note: string; status: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN'; revision: number; submittedBy: string | null; submittedAt: string | null; lockedAt: string | null; remark: string; version: number } | null; suggestion: { volume: string; low: string; high: string; temperature: number | null; warmer: number | null; weather: string; holiday: string; stop: string } | null; lastWeek: string | null })[]; record: { days: number; inside: number; suggestion: string; declared: string | null; lastWeek: string } | null; asOf: string }
    refuses: '2902'
  }
  'predict GET /plan/fallback': {
    in: { groupId: string; planType: 'DAY' | 'MONTH' }
    out: { rule: 'SUGGESTION' | 'LAST' | 'FIXED' | null; volume: string | null; setBy: string | null; setAt: string | null; version: number; next: { period: string; fileAt: string; isDeclared: boolean; suggestion: string | null; last: string | null; asOf: string } }
    refuses: '2902'
  }
  'predict POST /plan/fallback': {
    in: { groupId: string; planType: 'DAY' | 'MONTH'; rule: 'SUGGESTION' | 'LAST' | 'FIXED' | 'NONE'; volume?: string; version: number } & { requestNo: string }
    out: { version: number }
    refuses: '2902' | '2904' | '42605'
  }
  'predict GET /plan/records': {
    in: { pageNum?: number; pageSize?: number; groupId: string; planType?: 'YEAR' | 'MONTH' | 'DAY'; status?: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN' | 'PASSED'; year?: string }
    out: { list: ({ kind: 'PLAN' | 'CHANGE'; id: string; createdAt: string; plan: { planId: string; groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; declaredVolume: string; approvedVolume: string | null; items: { period: string; volume: string }[] | null; method: 'MANUAL' | 'DEVICE' | 'OUTPUT' | 'HISTORY' | 'SYSTEM' | 'FALLBACK'; note: string; status: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN'; revision: number; submittedBy: string | null; submittedAt: string | null; lockedAt: string | null; remark: string; version: number } | null; change: { changeId: string; groupId: string; planType: 'MONTH' | 'DAY'; period: string; fromVolume: string; toVolume: string; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; reason: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN'; entry: 'QUICK' | 'FULL'; remark: string; createdBy: string; createdAt: string; effectiveAt: string | null } | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: '2902'
  }
  'predict GET /plan/detail': {
    in: { groupId: string; month?: string; planId?: string }
    out: { month: string; monthPlan: { planId: string; groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; declaredVolume: string; approvedVolume: string | null; items: { period: string; volume: string }[] | null; method: 'MANUAL' | 'DEVICE' | 'OUTPUT' | 'HISTORY' | 'SYSTEM' | 'FALLBACK'; note: string; status: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN'; revision: number; submittedBy: string | null; submittedAt: string | null; lockedAt: string | null; remark: string; version: number } | null; yearPlan: { planId: string; groupId: string; planType: 'YEAR' | 'MONTH' | 'DAY'; period: string; declaredVolume: string; approvedVolume: string | null; items: { period: string; volume: string }[] | null; method: 'MANUAL' | 'DEVICE' | 'OUTPUT' | 'HISTORY' | 'SYSTEM' | 'FALLBACK'; note: string; status: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN'; revision: number; submittedBy: string | null; submittedAt: string | null; lockedAt: string | null; remark: string; version: number } | null; days: ({ date: string; plan: string | null; limitVolume: string | null; actual: string | null; dataState: 'FULL' | 'PARTIAL' | 'NONE'; deviationPct: string | null; level: 'NORMAL' | 'OVER' | 'UNDER'; canChange: boolean })[]; sums: { plan: string | null; planToDate: string | null; actual: string | null; deviationPct: string | null; level: 'NORMAL' | 'OVER' | 'UNDER' }; running: { date: string; plan: string | null; projected: { volume: string; low: string; high: string }; measuredSoFar: string; asOf: string } | null; changes: ({ changeId: string; groupId: string; planType: 'MONTH' | 'DAY'; period: string; fromVolume: string; toVolume: string; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; reason: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN'; entry: 'QUICK' | 'FULL'; remark: string; createdBy: string; createdAt: string; effectiveAt: string | null })[]; asOf: string }
    refuses: '2902'
  }
  'predict GET /plan/reasonDict': {
    in: { kind: 'CHANGE' | 'DEVIATION' }
    out: ({ code: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; name: string; needImage: boolean })[]
    refuses: never
  }
  'predict GET /plan/changeOptions': {
    in: { groupId: string; planType: 'MONTH' | 'DAY'; period: string }
    out: { allowed: boolean; reason?: string; locked: string | null; base: string | null; limitVolume: string | null; min: string; max: string; alone: { min: string; max: string } | null; usedToday: number; limitCount: number; measuredSoFar: string | null; asOf: string | null; projected: { volume: string; low: string; high: string } | null; deadline: string; items: { period: string; volume: string }[] | null; openFrom: string | null; changes: ({ changeId: string; groupId: string; planType: 'MONTH' | 'DAY'; period: string; fromVolume: string; toVolume: string; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; reason: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN'; entry: 'QUICK' | 'FULL'; remark: string; createdBy: string; createdAt: string; effectiveAt: string | null })[]; version: number }
    refuses: '2902'
  }
  'predict POST /plan/change': {
    in: { groupId: string; planType: 'MONTH' | 'DAY'; period: string; toVolume: string; items?: { period: string; volume: string; version?: number }[]; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; reason: string; entry: 'QUICK' | 'FULL'; version: number } & { requestNo: string }
    out: { changeId: string; status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' }
    refuses: '2902' | '2904' | '42611' | '42612' | '42613' | '42614' | '42615' | '42616'
  }
  'predict POST /plan/changeWithdraw': {
    in: { changeId: string } & { requestNo: string }
    out: { status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' }
    refuses: '2902' | '2904'
  }
  'predict POST /calc/run': {
    in: { method: 'DEVICE' | 'OUTPUT' | 'HISTORY'; groupId?: string; inputs?: { devices: ({ deviceType: 'STEAM_BOILER' | 'WATER_BOILER' | 'KILN' | 'OVEN' | 'CHILLER' | 'STOVE' | 'OTHER'; name: string; count: string; ratedKw: string; ratedFlow: string; efficiency: string; loadRate: string; hours: string })[]; outputs: { product: string; unit: string; quantity: string; unitConsumption: string }[]; lhv: string }; date?: string; workDays?: number }
    out: { dayVolume: string; monthVolume: string; lines: ({ name: string; hourly: string | null; daily: string })[]; formulaText: string; month: string; days: { period: string; volume: string }[]; lastMonth: string | null; asOf: string; price: string | null; cost: string | null }
    refuses: '2902' | '42621'
  }
  'predict GET /calc/template/list': {
    in: { groupId: string }
    out: ({ templateId: string; groupId: string; name: string; method: 'DEVICE' | 'OUTPUT' | 'HISTORY'; inputs: { devices: ({ deviceType: 'STEAM_BOILER' | 'WATER_BOILER' | 'KILN' | 'OVEN' | 'CHILLER' | 'STOVE' | 'OTHER'; name: string; count: string; ratedKw: string; ratedFlow: string; efficiency: string; loadRate: string; hours: string })[]; outputs: { product: string; unit: string; quantity: string; unitConsumption: string }[]; lhv: string }; lastResult: string | null; updatedBy: string; updatedAt: string })[]
    refuses: '2902'
  }
  'predict POST /calc/template/save': {
    in: { templateId?: string; groupId: string; name: string; method: 'DEVICE' | 'OUTPUT' | 'HISTORY'; inputs: { devices: ({ deviceType: 'STEAM_BOILER' | 'WATER_BOILER' | 'KILN' | 'OVEN' | 'CHILLER' | 'STOVE' | 'OTHER'; name: string; count: string; ratedKw: string; ratedFlow: string; efficiency: string; loadRate: string; hours: string })[]; outputs: { product: string; unit: string; quantity: string; unitConsumption: string }[]; lhv: string }; lastResult?: string } & { requestNo: string }
    out: { templateId: string; groupId: string; name: string; method: 'DEVICE' | 'OUTPUT' | 'HISTORY'; inputs: { devices: ({ deviceType: 'STEAM_BOILER' | 'WATER_BOILER' | 'KILN' | 'OVEN' | 'CHILLER' | 'STOVE' | 'OTHER'; name: string; count: string; ratedKw: string; ratedFlow: string; efficiency: string; loadRate: string; hours: string })[]; outputs: { product: string; unit: string; quantity: string; unitConsumption: string }[]; lhv: string }; lastResult: string | null; updatedBy: string; updatedAt: string }
    refuses: '2902' | '42622'
  }
  'predict POST /calc/template/delete': {
    in: { templateId: string } & { requestNo: string }
    out: true
    refuses: '2902'
  }
  'demand GET /deviation/list': {
    in: { pageNum?: number; pageSize?: number; groupId?: string; caseType?: 'DAY' | 'USAGE_CHANGE' | 'EXTRACT'; status?: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED' }
    out: { list: ({ caseId: string; groupId: string; caseType: 'DAY' | 'USAGE_CHANGE' | 'EXTRACT'; status: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED'; planVolume: string | null; actualVolume: string | null; meanVolume: string | null; deviationRate: string | null; reportDeadline: string; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER' | null; reviewRemark: string; submittedAt: string | null; submitCount: number; groupName: string; date: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'demand GET /deviation/detail': {
    in: { caseId: string }
    out: { caseId: string; groupId: string; caseType: 'DAY' | 'USAGE_CHANGE' | 'EXTRACT'; status: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED'; planVolume: string | null; actualVolume: string | null; meanVolume: string | null; deviationRate: string | null; reportDeadline: string; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER' | null; reviewRemark: string; submittedAt: string | null; submitCount: number; groupName: string; date: string; reasonText: string | null; expectedRecoverDate: string | null; attachments: { fileId: string; url: string }[]; series: ({ date: string; plan: string | null; actual: string | null })[]; hours: ({ at: string; actual: string | null; plan: string | null })[]; extract: { orderNo: string; childNo: string; cycleName: string; startDate: string; endDate: string; supplyMode: 'FULL' | 'PART'; total: string; taken: string; elapsed: number; stopped: number; days: number; projected: string; shortFee: string; overAmount: string } | null; canReport: boolean; reportUntil: string; equipmentDaysLeft: number; version: number }
    refuses: '2902'
  }
  'demand GET /deviation/month': {
    in: { groupId: string; month: string }
    out: { month: string; result: { status: 'ESTIMATED' | 'FINAL'; mode: 'FEE' | 'NOTICE'; planVolume: string; actualVolume: string; assessedVolume: string; exemptVolume: string; overVolume: string; underVolume: string; packagePenalty: string; deviationRate: string | null; unitPrice: string; fee: string; finalAt: string | null; revision: number; statementRoute: string | null } | null; terms: { tolerance: string; overRate: string; underRate: string }; exemptDays: string[]; cases: ({ date: string; caseId: string; caseType: 'DAY' | 'USAGE_CHANGE' | 'EXTRACT'; status: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED' })[]; asOf: string }
    refuses: '2902'
  }
  'demand POST /deviation/save': {
    in: { caseId: string; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; reasonText: string; expectedRecoverDate?: string; attachments: string[] } & { requestNo: string }
    out: { caseId: string; status: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED' }
    refuses: '2902' | '42701' | '42702' | '42703' | '42704' | '44852'
  }
  'demand GET /deviation/ahead': {
    in: { groupId: string; date: string }
    out: { groupId: string; groupName: string; date: string; plan: string | null; projected: { volume: string; low: string; high: string } | null; rate: string | null; measuredSoFar: string | null; asOf: string | null; reason: { reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; reasonText: string; expectedRecoverDate: string | null; attachments: { fileId: string; url: string }[]; submittedAt: string } | null; canReport: boolean; ways: { cost: string; change: { to: string; cost: string; until: string } | null; explainUntil: string } | null; equipmentDaysLeft: number }
    refuses: '2902'
  }
  'demand POST /deviation/saveAhead': {
    in: { groupId: string; date: string; reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'; reasonText: string; expectedRecoverDate?: string; attachments: string[] } & { requestNo: string }
    out: { date: string }
    refuses: '2902' | '42701' | '42702' | '42704' | '44852'
  }
  'demand POST /deviation/confirmNormal': {
    in: { caseId: string } & { requestNo: string }
    out: { status: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED' }
    refuses: '2902' | '42702' | '42703'
  }
  'demand GET /usage/change': {
    in: { caseId: string }
    out: { caseId: string; groupId: string; groupName: string; planMode: 'DAILY' | 'MONTHLY' | 'NONE'; status: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED'; date: string; actual: string | null; mean7: string | null; changeRate: string | null; reportDeadline: string; canReport: boolean; days: ({ date: string; actual: string | null })[]; hours: ({ at: string; actual: string | null; plan: string | null })[]; plan: string | null; nextPlan: string | null }
    refuses: '2902'
  }
  'predict GET /plan/cost': {
    in: { groupId: string; date: string }
    out: { points: { plan: string; cost: string }[]; cheapest: { plan: string; cost: string } | null; expected: { volume: string; low: string; high: string } | null; asOf: string }
    refuses: '2902'
  }
  'demand GET /usage/overview': {
    in: { groupId?: string; period: string }
    out: { period: string; from: string; to: string; groupId: string | null; groupName: string; planMode: 'DAILY' | 'MONTHLY' | 'NONE'; total: string | null; dayCount: number; gaps: number; plan: string | null; rate: string | null; level: 'NORMAL' | 'OVER' | 'UNDER'; previous: { volume: string; changePct: string | null } | null; lastYear: { volume: string; changePct: string | null } | null; days: ({ date: string; plan: string | null; actual: string | null; dataState: 'FULL' | 'PARTIAL' | 'NONE' })[]; topDays: { over: ({ date: string; plan: string; actual: string; rate: string | null })[]; under: ({ date: string; plan: string; actual: string; rate: string | null })[] }; projection: { month: string; volume: string; rate: string | null; fee: string; outside: boolean } | null; packageVolume: string | null; packageLeft: string | null; asOf: string }
    refuses: '2902'
  }
  'default GET /crmgas/contract/summary': {
    in: unknown
    out: { certified: '1' | '0'; customerName: string; canSign: '1' | '0'; toSign: number; effective: number; expiring: number; frame: { year: number; status: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID' } | null; notices: ({ noticeId: string; contractId: string; contractNo: string; title: string; kind: 'EXPIRE_60' | 'EXPIRE_30' | 'EXPIRE_7' | 'UNSIGNED' | 'EXPIRED'; content: string; status: 'UNREAD' | 'READ' | 'ACKED'; startDate: string; endDate: string; daysLeft: number; ackRequired: '1' | '0'; isOpen: '1' | '0'; taskId: string | null; expireAt: string | null; readAt: string | null; ackBy: string; ackAt: string | null; createdAt: string })[] }
    refuses: never
  }
  'default GET /crmgas/contract/list': {
    in: { type?: 'SUPPLY' | 'ANNUAL_FRAME' | 'SUPPLEMENT' | 'PACKAGE_AGREE' | 'SAFETY'; status?: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID'; year?: number; keyword?: string; pageNum?: number; pageSize?: number }
    out: { list: ({ contractId: string; contractNo: string; contractType: 'SUPPLY' | 'ANNUAL_FRAME' | 'SUPPLEMENT' | 'PACKAGE_AGREE' | 'SAFETY'; title: string; startDate: string; endDate: string; status: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID'; signedAt: string | null; daysLeft: number | null })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default GET /crmgas/contract/detail': {
    in: { contractId: string }
    out: { contractId: string; contractNo: string; contractType: 'SUPPLY' | 'ANNUAL_FRAME' | 'SUPPLEMENT' | 'PACKAGE_AGREE' | 'SAFETY'; title: string; startDate: string; endDate: string; status: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID'; signedAt: string | null; daysLeft: number | null; customerName: string; companyName: string; terms: { label: string; value: string }[]; changes: { label: string; from: string; to: string }[]; content: string; docHash: string; remark: string; tasks: ({ taskId: string; status: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED'; expireAt: string; signerName: string; phone: string; signWay: 'SEAL' | 'HAND' | null; signedAt: string | null; companySignedAt: string | null; failReason: string })[]; coveredHash: string | null; fileHash: string | null; children: ({ contractId: string; contractNo: string; contractType: 'SUPPLY' | 'ANNUAL_FRAME' | 'SUPPLEMENT' | 'PACKAGE_AGREE' | 'SAFETY'; title: string; startDate: string; endDate: string; status: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID'; signedAt: string | null; daysLeft: number | null })[]; actions: ('FILE' | 'SIGN' | 'RENEW' | 'REISSUE' | 'EDIT')[] }
    refuses: '2902'
  }
  'default GET /crmgas/contract/fileUrl': {
    in: { contractId: string }
    out: { url: string; expireAt: string; name: string; size: number }
    refuses: '2902' | '2904'
  }
  'default POST /crmgas/contract/renewApply': {
    in: { contractId: string; remark?: string } & { requestNo: string }
    out: { contractId: string; status: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID' }
    refuses: '2902' | '2904' | '42821'
  }
  'default POST /crmgas/contract/reissue': {
    in: { contractId: string } & { requestNo: string }
    out: { taskId: string }
    refuses: '2902' | '42822'
  }
  'default GET /crmgas/contract/sign/tasks': {
    in: { tab?: 'todo' | 'done' | 'void'; status?: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED'; pageNum?: number; pageSize?: number }
    out: { list: ({ taskId: string; contractId: string; contractNo: string; contractType: 'SUPPLY' | 'ANNUAL_FRAME' | 'SUPPLEMENT' | 'PACKAGE_AGREE' | 'SAFETY'; title: string; status: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED'; expireAt: string; signedAt: string | null })[]; total: number; pageNum: number; pageSize: number; counts: { todo: number; done: number; void: number } }
    refuses: never
  }
  'default GET /crmgas/contract/sign/url': {
    in: { taskId: string; returnUrl?: string }
    out: { signUrl: string; mode: 'EMBED' | 'VENDOR'; expireAt: string; contractId: string; docHash: string; viewedAt: string; phone: string }
    refuses: '2902' | '2904' | '2209' | '2998' | '42823'
  }
  'default POST /crmgas/contract/sign/submit': {
    in: { taskId: string; signWay: 'SEAL' | 'HAND'; signImage?: string; smsCode: string; docHash: string } & { requestNo: string }
    out: { status: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED'; contractStatus: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID' }
    refuses: '2902' | '2904' | '2209' | '2002' | '2003' | '42801' | '42823' | '42824' | '44852' | 'A2203'
  }
  'default POST /crmgas/contract/sign/refuse': {
    in: { taskId: string; reason: string } & { requestNo: string }
    out: { status: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED' }
    refuses: '2902' | '2904'
  }
  'default GET /crmgas/contract/sign/status': {
    in: { taskId: string }
    out: { status: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED'; contractStatus: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID'; failReason: string }
    refuses: '2902'
  }
  'default POST /crmgas/contract/sign/callback/{provider}': {
    in: { provider: string }
    out: null
    refuses: never
  }
  'default GET /crmgas/contract/frame/get': {
    in: { year?: number }
    out: { year: number; needed: '1' | '0'; contract: { contractId: string; status: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID'; version: number; taskId: string | null; months: string[]; mdq: string; note: string; remark: string } | null; window: { open: '1' | '0'; from: string; until: string }; trailing: string[]; trailing12: string; forecast: { months: { volume: string; low: string; high: string }[]; total: { volume: string; low: string; high: string }; method: 'HABIT' | 'TREND' } | null; months: string[]; mdq: string; limits: { mdqMax: string | null }; tolerance: string; fees: { overRate: string; underRate: string; price: string } | null; pricing: string; editable: '1' | '0' }
    refuses: never
  }
  'default POST /crmgas/contract/frame/save': {
    in: { year: number; months: string[]; annualVolume: string; mdq: string; note?: string; submit: boolean; version?: number } & { requestNo: string }
    out: { contractId: string; status: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED' | 'REFUSED' | 'INVALID'; version: number }
    refuses: '2904' | '42811' | '42812' | '42813' | '42814' | '2901'
  }
  'default GET /crmgas/contract/notice/list': {
    in: { status?: 'UNREAD' | 'READ' | 'ACKED'; pageNum?: number; pageSize?: number }
    out: { list: ({ noticeId: string; contractId: string; contractNo: string; title: string; kind: 'EXPIRE_60' | 'EXPIRE_30' | 'EXPIRE_7' | 'UNSIGNED' | 'EXPIRED'; content: string; status: 'UNREAD' | 'READ' | 'ACKED'; startDate: string; endDate: string; daysLeft: number; ackRequired: '1' | '0'; isOpen: '1' | '0'; taskId: string | null; expireAt: string | null; readAt: string | null; ackBy: string; ackAt: string | null; createdAt: string })[]; total: number; pageNum: number; pageSize: number }
    refuses: never
  }
  'default GET /crmgas/contract/notice/detail': {
    in: { noticeId: string }
    out: { noticeId: string; contractId: string; contractNo: string; title: string; kind: 'EXPIRE_60' | 'EXPIRE_30' | 'EXPIRE_7' | 'UNSIGNED' | 'EXPIRED'; content: string; status: 'UNREAD' | 'READ' | 'ACKED'; startDate: string; endDate: string; daysLeft: number; ackRequired: '1' | '0'; isOpen: '1' | '0'; taskId: string | null; expireAt: string | null; readAt: string | null; ackBy: string; ackAt: string | null; createdAt: string; customerName: string; companyName: string; renewable: '1' | '0' }
    refuses: '2902'
  }
  'default POST /crmgas/contract/notice/ack': {
    in: { noticeId: string } & { requestNo: string }
    out: { status: 'UNREAD' | 'READ' | 'ACKED'; ackAt: string }
    refuses: '2902' | '2904'
  }
  'btwob GET /contract/missing': {
    in: { share: 'UNREAD' | 'UNACKED' | 'UNSIGNED'; pageNum?: number; pageSize?: number }
    out: { list: ({ bp: string; customerName: string; contractId: string; contractNo: string; title: string; noticeId: string | null; kind: 'EXPIRE_60' | 'EXPIRE_30' | 'EXPIRE_7' | 'UNSIGNED' | 'EXPIRED'; task: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED' | null; sentAt: string; daysLeft: number })[]; total: number; pageNum: number; pageSize: number; counts: { unread: number; unacked: number; unsigned: number } }
    refuses: never
  }
  'btwob GET /contract/readers': {
    in: { bp: string; noticeId: string }
    out: { people: ({ name: string; isMaster: '1' | '0'; maySign: '1' | '0'; readAt: string | null })[] }
    refuses: '2902'
  }
  'btwob GET /sign/verify': {
    in: { hash?: string; fileId?: string }
    out: { verdict: 'VALID' | 'CHANGED' | 'UNKNOWN' | 'UNSIGNED'; name: string; size: number; checkedAt: string; signatures: ({ name: string; person: string; stampedAt: string | null; validTo: string | null; isIntact: boolean; isKnown: boolean })[]; coveredHash: string; fileHash: string; rest: number; isArchived: boolean; root: string }
    refuses: '2901' | '2902'
  }
  'appDownload GET /appDownload/latest': {
    in: { platform?: 'ANDROID' | 'IOS'; from?: 'd' | 'f' | 'u' | 'p'; code?: string }
    out: { ANDROID: { versionName: string; versionCode: number; size: number; sha256: string; url: string; notes: string; minOs: string; forceBelow: number; publishedAt: string } | null; IOS: { versionName: string; versionCode: number; size: number; sha256: string; url: string; notes: string; minOs: string; forceBelow: number; publishedAt: string } | null; inviter: string }
    refuses: never
  }
  'appDownload GET /appDownload/qr': {
    in: { from?: 'd' | 'f' | 'u' | 'p'; code?: string }
    out: null
    refuses: never
  }
  'btwob POST /appRelease/save': {
    in: { platform: 'ANDROID' | 'IOS'; versionName: string; versionCode: number; size: number; sha256: string; url: string; notes: string; minOs: string; forceBelow: number; publishedAt: string; status: 'ON' | 'OFF'; version: number }
    out: { version: number }
    refuses: '2904'
  }
  'btwob POST /dev/clock': {
    in: { now: string }
    out: { now: string }
    refuses: '2902'
  }
  'btwob GET /dev/outbox': {
    in: { channel?: 'SMS' | 'MAIL' | 'PUSH' | 'DEPOSIT'; target?: string }
    out: ({ id: string; channel: 'SMS' | 'MAIL' | 'PUSH' | 'DEPOSIT'; target: string; kind: string; text: string; createdAt: string })[]
    refuses: '2902'
  }
  'default POST /crmgas/pay/sandbox/pay': {
    in: { sandboxToken: string; result: 'SUCCESS' | 'FAIL' | 'CANCEL' | 'LATE' }
    out: null
    refuses: 'A2321'
  }
  'default POST /crmgas/pay/tt/sandbox/statement': {
    in: { ttId?: string; note?: string; amount?: string; tradeAt?: string; payerAccount?: string; accountId?: string }
    out: { stmtId: string; matchedTtId: string | null }
    refuses: '2902' | 'A2317' | 'A2321'
  }
  'default POST /crmgas/contract/sign/sandbox': {
    in: { taskId: string; result: 'SIGN' | 'REFUSE'; smsCode?: string }
    out: null
    refuses: '2002' | '2003' | '2902' | '2904' | '2998'
  }
  'default POST /crmgas/nfc/virtual': {
    in: { cardNo: string; op: 'TAP' | 'REMOVE' | 'LOAD' | 'USE' | 'TEAR' | 'APDU'; volume?: string; at?: number; apdu?: string }
    out: { image: string; feedback: string; inField: boolean; data: string; sw: string }
    refuses: '2902' | 'A2412'
  }
  'btwob POST /dev/invoice/provider': {
    in: { mode: 'ok' | 'slow' | 'timeout' | 'reject' | 'quota' | 'maintenance' | 'twice' }
    out: true
    refuses: '2902'
  }
  'btwob POST /dev/invoice/buyerConfirm': {
    in: { redId: string; result: 'CONFIRM' | 'DENY' }
    out: { status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS' }
    refuses: '2902' | '2904'
  }
  'btwob POST /dev/invoice/useStatus': {
    in: { invoiceId: string; useStatus: '0' | '1' | '2' }
    out: true
    refuses: '2902'
  }
  'btwob POST /dev/item/extend': {
    in: { itemId: string; deadline: string }
    out: true
    refuses: '2902'
  }
  'cms GET /cms/media/demo/{name}': {
    in: { name: string }
    out: null
    refuses: never
  }
}

export type ApiKey = keyof Api
export type In<K extends ApiKey> = Api[K]['in']
export type Out<K extends ApiKey> = Api[K]['out']
/** Codes that the call itself refuses with. */
export type Refuses<K extends ApiKey> = Api[K]['refuses']
/** The row type of a paged call. */
export type Row<K extends ApiKey> = Out<K> extends { list: (infer R)[] } ? R : never
