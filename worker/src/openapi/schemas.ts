import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Which side of a shape is described: what is sent, or what is returned. */
export type SchemaSide = 'input' | 'output'

interface Seen {
  zodSchema: z.core.$ZodType
  jsonSchema: JsonSchema
}

/** A shape as JSON Schema; omits what only code can check (a price has two decimals). */
export function schemaOf(shape: z.ZodType, io: SchemaSide): JsonSchema {
  const override = (seen: Seen) => {
    nameTexts(seen)
    if (io === 'input') openCatches(seen)
    keepValues(seen)
  }
  const { $schema: _draft, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', override })
  return schema
}

// A text that is transformed during validation is still a text, which the library cannot know.
function nameTexts({ zodSchema, jsonSchema }: Seen): void {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe' || Object.keys(jsonSchema).length > 0) return
  const from = (def as z.core.$ZodPipeDef).in._zod.def.type
  if (from === 'string') jsonSchema.type = 'string'
}

// The stand-in for unknown values allows everything; its known values are examples.
function openCatches({ zodSchema, jsonSchema }: Seen): void {
  if (zodSchema._zod.def.type !== 'catch') return
  const { enum: known, type: _type, ...rest } = jsonSchema
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  Object.assign(jsonSchema, rest, known && { examples: known })
}

// Of a partial body: what is left out keeps its value, and a client that filled in the default of a new record would undo it.
function keepValues({ zodSchema, jsonSchema }: Seen): void {
  if (zodSchema._zod.def.type === 'optional') delete jsonSchema.default
}
