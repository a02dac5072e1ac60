/** The request types of the specification: each has a prefix, an envelope and a success code of its own (CV-1). */
export type RequestType =
  | 'default'
  | 'dg'
  | 'job'
  | 'zh'
  | 'gas'
  | 'predict'
  | 'taocan'
  | 'energy'
  | 'sqdev'
  | 'btwob'
  | 'gpt'
  | 'demand'
  | 'answer'
  | 'appDownload'
  | 'b2b'
  | 'cms'
  | 'auth'

/**
 * How the input travels: body for POST, query for GET; `POST:query` puts it into the query, `POST?a,b` these text fields of it
 * and the rest into the body; `GET:form` says form-encoded.
 */
export type Verb = 'GET' | 'GET:form' | 'POST' | 'POST:query' | `POST?${string}` | 'POST:form'

/** The call itself is its key, e.g. `default POST /crmgas/bill/list`. Auth paths start with their placeholder `{base}`. */
export type EndpointKey = `${RequestType} ${Verb} ${string}`

/** The right to call (column "access" of calls.txt). */
export type Access =
  | 'public'
  | 'token'
  | 'login'
  | 'bound'
  | 'master'
  | 'staff'
  | 'signature'
  | 'device'
  // A visitor that opened a read-only link and proved its phone (Y-16) may make these calls and no others.
  | 'link'
  // A customer's own software, by a key of open data (Y-31), may make these calls and no others.
  | 'key'
  | `model:${string}`

/** Whether a call of this access is about the customer number of its session (AU-20). */
export const isOfCustomer = (access: Access): boolean =>
  access === 'bound' || access === 'master' || access.startsWith('model:')
