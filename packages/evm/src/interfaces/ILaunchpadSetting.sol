// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Platform settings; a change touches later sales only
interface ILaunchpadSetting {
    /// @notice A V2 exchange. swapFeeBps: 25 on PancakeSwap V2, 30 on Uniswap V2.
    struct Exchange {
        address factory;
        address router;
        bytes32 initHash;
        uint16 swapFeeBps;
    }

    event FeesSet(uint256 baseFee, uint256 tokenFee, uint256 creationFee, address feeAddress);
    event RABAddressSet(address rabAddress);
    event ExchangeSet(address indexed factory, address router, bytes32 initHash, uint16 swapFeeBps);
    event ExchangeRemoved(address indexed factory);
    event BaseTokenSet(address indexed token, bool allowed);
    /// @param labelType 0 audit, 1 kyc; an empty link removes the label
    event LabelSet(address indexed sale, uint8 indexed labelType, string link);

    /// @notice Per mille of the raised base tokens, at most MAX_BASE_FEE.
    function getBaseFee() external view returns (uint256);
    /// @notice Per mille of the sold tokens, at most MAX_TOKEN_FEE.
    function getTokenFee() external view returns (uint256);
    /// @notice Wei charged for creating a sale; the sale factories' flatFee.
    function getCreationFee() external view returns (uint256);
    /// @notice The account that receives the fees of later sales.
    function getFeeAddress() external view returns (address);
    /// @notice The platform administrator.
    function getRABAddress() external view returns (address);
    /// @notice Where sales lock their liquidity.
    function getRabbitLock() external view returns (address);
    /// @notice The token that wraps the native currency on the exchanges.
    function getWrappedNative() external view returns (address);
    /// @notice An exchange by its factory; zeros for one that is not supported.
    function getExchange(address factory) external view returns (Exchange memory);
    /// @notice Whether a sale may list there.
    function isExchange(address factory) external view returns (bool);
    /// @notice All supported exchanges, in no particular order.
    function exchanges() external view returns (Exchange[] memory);
    /// @notice The zero address stands for the native currency.
    function isBaseToken(address token) external view returns (bool);
    /// @notice All supported base tokens, in no particular order; the zero address is the native currency.
    function baseTokens() external view returns (address[] memory);
}
