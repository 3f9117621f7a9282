import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from 'lucide-react';
import { useRef, useState } from 'react';
import { pictures } from '../../../stories/samples';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Picture } from '../Picture/Picture';
import { Inline } from '../Stack/Inline';
import { flyInto } from './flyInto';

/** A picture, a bag, and the button that starts the flight. */
function Throw() {
  const bag = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState(0);
  return (
    <Inline gap={5} justify="space-between">
      <div>
        <div style={{ width: 160 }}>
          <Picture src={pictures.mango} alt="愛文芒果" />
        </div>
        <Button
          onClick={({ currentTarget }) => {
            const picture = currentTarget.parentElement?.querySelector('img');
            if (bag.current && picture) flyInto(bag.current, picture);
            setCount(count + 1);
          }}
        >
          加入購物車
        </Button>
      </div>
      <span ref={bag}>
        <Badge count={count} label={`${count} 件商品`}>
          <ShoppingBag />
        </Badge>
      </span>
    </Inline>
  );
}

const meta = { title: 'Kit/Flight', component: Throw } satisfies Meta<typeof Throw>;
export default meta;

/** Nothing flies when the system requests reduced motion. */
export const IntoTheBag: StoryObj<typeof meta> = {};
