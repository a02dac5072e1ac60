import {
  BinaryOperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  RawNode,
  ValueNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
} from 'kysely'

const written = { in: ['=', 'any('], 'not in': ['<>', 'all('] } as const
const isList = (operator: string): operator is keyof typeof written => Object.hasOwn(written, operator)

class AsArrays extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = node
    if (OperatorNode.is(operator) && isList(operator.operator) && PrimitiveValueListNode.is(rightOperand)) {
      const [sign, word] = written[operator.operator]
      const list = RawNode.create([word, ')'], [ValueNode.create([...rightOperand.values])])
      return BinaryOperationNode.create(this.transformNode(leftOperand, queryId), OperatorNode.create(sign), list)
    }
    return super.transformBinaryOperation(node, queryId)
  }
}
const transformer = new AsArrays()

/**
 * A list of values goes over as one array: `= any($1)`, `<> all($1)`. The text of a statement is the same for any number of them, so the
 * server prepares it once, and plans it for a short list and not for the longest. An empty list is one in which nothing is.
 */
export const lists: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }: PluginTransformResultArgs) => result,
}
