import {
  CompiledQuery,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type PostgresPool,
} from 'kysely'
import { columnName } from './row-names'

const asArrays = { in: ['= any(', ')'], 'not in': ['<> all(', ')'] } as const
const isList = (operator: string): operator is keyof typeof asArrays => Object.hasOwn(asArrays, operator)

/**
 * Writes names and lists as the database has them while it makes the text: plugins would copy the whole tree of a statement first, which
 * costs more than the text itself.
 */
class Compiler extends PostgresQueryCompiler {
  private readonly written = new Map<string, string>()

  /** camelCase here, snake_case there. */
  protected override sanitizeIdentifier(name: string): string {
    const known = this.written.get(name)
    if (known !== undefined) return known
    const written = super.sanitizeIdentifier(columnName(name))
    this.written.set(name, written)
    return written
  }

  /**
   * A list of values goes over as one array: `= any($1)`, `<> all($1)`. The text of a statement is the same for any number of them, so the
   * server prepares it once, and plans it for a short list and not for the longest. An empty list is one in which nothing is.
   */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node
    if (!OperatorNode.is(operator) || !isList(operator.operator) || !PrimitiveValueListNode.is(rightOperand))
      return super.visitBinaryOperation(node)
    const [before, after] = asArrays[operator.operator]
    this.visitNode(leftOperand)
    this.append(` ${before}`)
    this.appendValue([...rightOperand.values])
    this.append(after)
  }
}

/** PostgreSQL in our spelling; `begin`: the text with which a transaction begins, where it is another one. */
export class Dialect extends PostgresDialect {
  constructor(
    pool: PostgresPool | (() => Promise<PostgresPool>),
    private readonly begin?: string,
  ) {
    super({ pool })
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new Compiler()
  }

  override createDriver() {
    const driver = super.createDriver()
    const { begin } = this
    if (begin !== undefined)
      driver.beginTransaction = async (connection) => void (await connection.executeQuery(CompiledQuery.raw(begin)))
    return driver
  }
}
