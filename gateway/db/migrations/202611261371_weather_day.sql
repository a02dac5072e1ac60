-- Temperatures of a city's days as they were forecast the day before: what the forecast of use learns from (Y-06).
create table weather_day (
  city text not null,
  date date not null,
  -- Mean of the day, ℃.
  temperature numeric(4, 1) not null,
  updated_at timestamptz not null,
  primary key (city, date)
);
