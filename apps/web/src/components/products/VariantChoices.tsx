import { useMessages } from '@mall/app/messages';
import { VisuallyHidden } from '@mall/ui';
import { productMessages } from '../../messages/zh-TW/products';
import { Choices, Type } from './VariantPicker.styles';
import type { ChosenTypes, VariantOption } from '@mall/hooks';

export interface VariantChoicesProps {
  readonly options: readonly VariantOption[];
  readonly choice: ChosenTypes;
  readonly onChoose: (attr: string, type: string) => void;
}

/** The attributes of a product's variants with their sold-out states. */
export function VariantChoices({ options, choice, onChoose }: VariantChoicesProps) {
  const t = useMessages(productMessages);
  return options.map(({ attr, types }) => (
    <Choices key={attr}>
      <legend>{attr}</legend>
      {types.map(({ type, available }) => (
        <Type
          key={type}
          type="button"
          aria-pressed={choice[attr] === type}
          data-sold-out={!available || undefined}
          onClick={() => onChoose(attr, type)}
        >
          {type}
          {!available && <VisuallyHidden>（{t('Sold out')}）</VisuallyHidden>}
        </Type>
      ))}
    </Choices>
  ));
}
