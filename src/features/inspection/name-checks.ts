/** Checks of the name of the signer (D 4.16). */
export const nameChecks = [(text: string) => (text.trim().length < 2 ? '姓名长度为2-20个字' : undefined)]
