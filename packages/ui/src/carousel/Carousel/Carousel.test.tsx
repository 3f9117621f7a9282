import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { carousel as english } from '../../labels/en/carousel';
import { Carousel } from './Carousel';

const slides = ['春', '夏', '秋'].map((season) => <p key={season}>{season}</p>);

it('is a named region whose slides have their position as name', () => {
  render(<Carousel label="四季">{slides}</Carousel>);
  const carousel = screen.getByRole('region', { name: '四季' });
  expect(carousel).toHaveAttribute('aria-roledescription', '輪播');
  const groups = within(carousel).getAllByRole('group', { name: /^第 \d 張，共 3 張$/ });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['春', '夏', '秋']);
  expect(groups[0]).toHaveAttribute('aria-roledescription', '投影片');
});

it('renders a button for each slide, marks the current one, and renders previous and next', () => {
  render(<Carousel label="四季">{slides}</Carousel>);
  const choices = within(screen.getByRole('group', { name: '選擇要看哪一張' }));
  expect(choices.getAllByRole('button')).toHaveLength(3);
  expect(choices.getByRole('button', { name: '第 1 張，共 3 張' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('button', { name: '上一張' })).toHaveAttribute('aria-disabled', 'true');
});

it('renders no buttons when it has one slide', () => {
  render(<Carousel label="四季">{slides[0]}</Carousel>);
  expect(screen.queryByRole('button')).toBeNull();
});

it('renders thumbnails instead of dots, in English', () => {
  const thumbnails = ['1', '2', '3'].map((name) => <img key={name} src={`${name}.webp`} alt="" />);
  render(
    <Carousel label="Seasons" labels={english} thumbnails={thumbnails}>
      {slides}
    </Carousel>,
  );
  const second = screen.getByRole('button', { name: '2 of 3' });
  expect(second.querySelector('img')).toHaveAttribute('src', '2.webp');
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeVisible();
});
