/** The codes of a table of the domain, in its order: what a contract admits and a column may hold. */
export const codes = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[]
