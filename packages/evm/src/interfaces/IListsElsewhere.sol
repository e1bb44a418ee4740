// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice The way round a pair that somebody keeps unlistable, of sales and fair launches.
interface IListsElsewhere {
    /// @notice The announced exchange refused; `addLiquidityElsewhere` lists on the other one from then on (unix seconds).
    event ListingRefused(uint256 elsewhereFrom);

    /// @notice Tries the announced exchange; where that refuses, the first call notes it, and one that comes an hour later
    /// or more lists on `otherExchange` under the same checks, if the settings still name it. For anybody, from two days
    /// after owner and administrator could list. Reverts with NoOtherExchange, OtherExchangeNotSupported,
    /// TooEarlyForEveryone, NotEnoughGas, OtherExchangeTooEarly, and as `addLiquidity`.
    function addLiquidityElsewhere() external;
    /// @notice V2 factory of the exchange for `addLiquidityElsewhere`, which the creator named; zero without one.
    function otherExchange() external view returns (address);
    /// @notice From when (unix seconds) `addLiquidityElsewhere` lists on the other exchange; 0 while no refusal is noted.
    function elsewhereFrom() external view returns (uint256);
}
